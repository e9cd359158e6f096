CREATE TABLE "bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"amount" integer NOT NULL,
	"rest" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"ocr" text,
	"payer" text NOT NULL,
	"paid_on" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "bank_payment_state" CHECK ("bank_payment"."state" in ('unmatched', 'matched', 'repaid')),
	CONSTRAINT "bank_payment_reason" CHECK ("bank_payment"."reason" in ('no-reference', 'unknown-reference', 'nothing-left', 'over-payment', 'being-paid')),
	CONSTRAINT "bank_payment_amount" CHECK ("bank_payment"."amount" > 0),
	CONSTRAINT "bank_payment_rest" CHECK ("bank_payment"."rest" between 0 and "bank_payment"."amount"),
	CONSTRAINT "bank_payment_unmatched_rest" CHECK (("bank_payment"."state" = 'unmatched') = ("bank_payment"."rest" > 0))
);
--> statement-breakpoint
CREATE INDEX "bank_payment_unmatched" ON "bank_payment" USING btree ("paid_on","id") WHERE state = 'unmatched';