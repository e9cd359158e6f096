CREATE TABLE "discount_hold" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"code" text NOT NULL,
	"customer_id" text,
	"email_digest" text NOT NULL,
	"mobile_digest" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "order_unclaimed";--> statement-breakpoint
DROP INDEX "order_undigested";--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "uses_in_all" integer;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "uses_each" integer;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "first_purchase_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "mobile_digest" text;--> statement-breakpoint
CREATE INDEX "discount_hold_code" ON "discount_hold" USING btree ("code");--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "order_mobile" ON "order" USING btree ("mobile_digest");--> statement-breakpoint
CREATE INDEX "order_discount" ON "order" USING btree ("discount_code") WHERE discount_code is not null;--> statement-breakpoint
CREATE INDEX "order_undigested" ON "order" USING btree ("number") WHERE email_digest is null or mobile_digest is null;--> statement-breakpoint
ALTER TABLE "discount_code" ADD CONSTRAINT "discount_code_uses" CHECK (coalesce("discount_code"."uses_in_all", 1) > 0 and coalesce("discount_code"."uses_each", 1) > 0);