ALTER TABLE "checkout_submission" RENAME TO "submission";--> statement-breakpoint
ALTER TABLE "submission" RENAME COLUMN "cart_id" TO "subject_id";--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "subject_type" text;--> statement-breakpoint
UPDATE "submission" SET
	"subject_type" = CASE WHEN "subject_id" LIKE 'request:%' THEN 'payment-link' ELSE 'checkout' END,
	"subject_id" = CASE WHEN "subject_id" LIKE 'request:%' THEN substr("subject_id", 9) ELSE "subject_id" END;--> statement-breakpoint
ALTER TABLE "submission" ALTER COLUMN "subject_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" RENAME CONSTRAINT "checkout_submission_idempotency_key_unique" TO "submission_idempotency_key_unique";--> statement-breakpoint
ALTER TABLE "submission" RENAME CONSTRAINT "checkout_submission_order_number_unique" TO "submission_order_number_unique";--> statement-breakpoint
ALTER TABLE "stock_hold" RENAME CONSTRAINT "stock_hold_submission_id_checkout_submission_id_fk" TO "stock_hold_submission_id_submission_id_fk";--> statement-breakpoint
ALTER TABLE "payment" RENAME CONSTRAINT "payment_id_checkout_submission_id_fk" TO "payment_id_submission_id_fk";--> statement-breakpoint
DROP INDEX "checkout_submission_open";--> statement-breakpoint
DROP INDEX "checkout_submission_cart";--> statement-breakpoint
ALTER INDEX "checkout_submission_expiry" RENAME TO "submission_expiry";--> statement-breakpoint
CREATE UNIQUE INDEX "submission_open" ON "submission" USING btree ("subject_type","subject_id") WHERE state in ('reserved', 'redirected', 'finalising', 'unknown');--> statement-breakpoint
CREATE INDEX "submission_subject" ON "submission" USING btree ("subject_type","subject_id");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_subject_type" CHECK ("submission"."subject_type" in ('checkout', 'payment-link'));--> statement-breakpoint
ALTER TABLE "tender" DROP CONSTRAINT "tender_pays_for";--> statement-breakpoint
ALTER TABLE "tender" DROP CONSTRAINT "tender_order_number_order_number_fk";--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "payment_id" text;--> statement-breakpoint
UPDATE "tender" SET
	"payment_id" = split_part("tender"."id", '.', 1),
	"order_number" = coalesce("tender"."order_number", (SELECT "number" FROM "payment_request" WHERE "id" = "tender"."payment_request_id"));--> statement-breakpoint
DROP INDEX "tender_payment_request";--> statement-breakpoint
ALTER TABLE "tender" DROP COLUMN "payment_request_id";--> statement-breakpoint
ALTER TABLE "tender" ALTER COLUMN "payment_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tender" ALTER COLUMN "order_number" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tender_payment" ON "tender" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payment_request" RENAME TO "payment_link";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_token_digest_unique" TO "payment_link_token_digest_unique";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_number_unique" TO "payment_link_number_unique";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_amount" TO "payment_link_amount";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_state" TO "payment_link_state";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_paid" TO "payment_link_paid";--> statement-breakpoint
ALTER TABLE "payment_link" RENAME CONSTRAINT "payment_request_stopped" TO "payment_link_stopped";--> statement-breakpoint
ALTER INDEX "payment_request_expiry" RENAME TO "payment_link_expiry";
