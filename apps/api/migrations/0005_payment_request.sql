CREATE TABLE "payment_request" (
	"id" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"amount" integer NOT NULL,
	"purpose" text NOT NULL,
	"store_id" integer,
	"customer" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"number" text,
	"paid_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "payment_request_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "payment_request_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_request_amount" CHECK ("payment_request"."amount" > 0),
	CONSTRAINT "payment_request_state" CHECK ("payment_request"."state" in ('sent', 'paid', 'expired')),
	CONSTRAINT "payment_request_paid" CHECK (("payment_request"."state" = 'paid') = ("payment_request"."paid_at" is not null) and ("payment_request"."state" = 'paid') = ("payment_request"."number" is not null)),
	CONSTRAINT "payment_request_stopped" CHECK ("payment_request"."stopped_at" is null or "payment_request"."state" = 'paid')
);
--> statement-breakpoint
ALTER TABLE "tender" ALTER COLUMN "order_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "tender" ADD COLUMN "payment_request_id" text;--> statement-breakpoint
CREATE INDEX "payment_request_expiry" ON "payment_request" USING btree ("expires_at") WHERE state = 'sent';--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_payment_request_id_payment_request_id_fk" FOREIGN KEY ("payment_request_id") REFERENCES "public"."payment_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tender_payment_request" ON "tender" USING btree ("payment_request_id") WHERE payment_request_id is not null;--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_pays_for" CHECK (num_nonnulls("tender"."order_number", "tender"."payment_request_id") = 1);