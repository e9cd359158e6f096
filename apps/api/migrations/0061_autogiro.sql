CREATE TABLE "autogiro_file" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text,
	"written_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "autogiro_signing" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"document" text NOT NULL,
	"document_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_ref" text NOT NULL,
	"auto_start_token" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"state" text NOT NULL,
	"hint_code" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "autogiro_signing_state" CHECK ("autogiro_signing"."state" in ('awaiting', 'ended', 'broken', 'identified'))
);
--> statement-breakpoint
CREATE TABLE "autogiro_mandate" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"state" text NOT NULL,
	"reason" text,
	"account" text,
	"personal_number" text,
	"document" text,
	"document_digest" text NOT NULL,
	"signature" text,
	"signed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"registered_in" text,
	"cancelled_in" text,
	"is_cancellation_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "autogiro_mandate_state" CHECK ("autogiro_mandate"."state" in ('waiting', 'active', 'refused', 'revoked')),
	CONSTRAINT "autogiro_mandate_reason" CHECK ("autogiro_mandate"."reason" in ('account-type', 'account-unknown', 'other-holder', 'by-customer', 'by-bank', 'unanswered', 'other')),
	CONSTRAINT "autogiro_mandate_ended" CHECK (("autogiro_mandate"."state" in ('refused', 'revoked')) = ("autogiro_mandate"."ended_at" is not null)),
	CONSTRAINT "autogiro_mandate_id" CHECK ("autogiro_mandate"."id" ~ '^[1-9][0-9]{11}$')
);
--> statement-breakpoint
CREATE TABLE "invoice_debit" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"mandate_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"debit_on" date NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	"sent_in" text,
	"refusal" text,
	"answered_at" timestamp with time zone,
	"pay_by" date,
	CONSTRAINT "invoice_debit_state" CHECK ("invoice_debit"."state" in ('planned', 'sent', 'paid', 'refused', 'dropped')),
	CONSTRAINT "invoice_debit_refusal" CHECK ("invoice_debit"."refusal" in ('no-cover', 'account-closed', 'rejected')),
	CONSTRAINT "invoice_debit_amount" CHECK ("invoice_debit"."amount" > 0),
	CONSTRAINT "invoice_debit_refused" CHECK (("invoice_debit"."state" = 'refused') = ("invoice_debit"."refusal" is not null and "invoice_debit"."pay_by" is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_payment" DROP CONSTRAINT "invoice_payment_means";--> statement-breakpoint
ALTER TABLE "bank_payment" ADD COLUMN "means" text DEFAULT 'bankgiro' NOT NULL;--> statement-breakpoint
ALTER TABLE "autogiro_signing" ADD CONSTRAINT "autogiro_signing_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autogiro_mandate" ADD CONSTRAINT "autogiro_mandate_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_debit" ADD CONSTRAINT "invoice_debit_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_debit" ADD CONSTRAINT "invoice_debit_mandate_id_autogiro_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."autogiro_mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "autogiro_mandate_open" ON "autogiro_mandate" USING btree ("customer_id") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "autogiro_mandate_customer" ON "autogiro_mandate" USING btree ("customer_id","signed_at");--> statement-breakpoint
CREATE INDEX "autogiro_mandate_unregistered" ON "autogiro_mandate" USING btree ("signed_at") WHERE registered_in is null;--> statement-breakpoint
CREATE INDEX "autogiro_mandate_cancelled" ON "autogiro_mandate" USING btree ("ended_at") WHERE is_cancellation_due;--> statement-breakpoint
CREATE INDEX "invoice_debit_planned" ON "invoice_debit" USING btree ("debit_on") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "invoice_debit_mandate" ON "invoice_debit" USING btree ("mandate_id");--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_means" CHECK ("bank_payment"."means" in ('bankgiro', 'autogiro'));--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_means" CHECK ("invoice_payment"."means" in ('online', 'bankgiro', 'autogiro'));