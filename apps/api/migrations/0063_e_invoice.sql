CREATE TABLE "e_invoice_recipient" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"state" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"registered_in" text,
	"is_end_due" boolean DEFAULT false NOT NULL,
	CONSTRAINT "e_invoice_recipient_state" CHECK ("e_invoice_recipient"."state" in ('waiting', 'active', 'refused', 'ended')),
	CONSTRAINT "e_invoice_recipient_reason" CHECK ("e_invoice_recipient"."reason" in ('no-bank', 'declined', 'by-customer', 'by-bank', 'other')),
	CONSTRAINT "e_invoice_recipient_is_ended" CHECK (("e_invoice_recipient"."state" in ('refused', 'ended')) = ("e_invoice_recipient"."ended_at" is not null)),
	CONSTRAINT "e_invoice_recipient_id" CHECK ("e_invoice_recipient"."id" ~ '^[1-9][0-9]{11}$')
);
--> statement-breakpoint
CREATE TABLE "e_invoice_file" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text,
	"written_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_delivery" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"recipient_id" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_in" text,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invoice_delivery_state" CHECK ("invoice_delivery"."state" in ('waiting', 'sent', 'delivered', 'refused', 'dropped')),
	CONSTRAINT "invoice_delivery_refusal" CHECK ("invoice_delivery"."refusal" in ('recipient-unknown', 'recipient-ended', 'not-accepted', 'changed', 'unanswered', 'other')),
	CONSTRAINT "invoice_delivery_sent" CHECK (("invoice_delivery"."sent_in" is null) = ("invoice_delivery"."sent_at" is null)),
	CONSTRAINT "invoice_delivery_refused" CHECK (("invoice_delivery"."state" = 'refused') = ("invoice_delivery"."refusal" is not null)),
	CONSTRAINT "invoice_delivery_answered" CHECK (("invoice_delivery"."state" in ('delivered', 'refused', 'dropped')) = ("invoice_delivery"."answered_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "e_invoice_recipient" ADD CONSTRAINT "e_invoice_recipient_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_delivery" ADD CONSTRAINT "invoice_delivery_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_delivery" ADD CONSTRAINT "invoice_delivery_recipient_id_e_invoice_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."e_invoice_recipient"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoice_recipient_open" ON "e_invoice_recipient" USING btree ("customer_id") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_customer" ON "e_invoice_recipient" USING btree ("customer_id","asked_at");--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_unregistered" ON "e_invoice_recipient" USING btree ("asked_at") WHERE registered_in is null;--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_ended" ON "e_invoice_recipient" USING btree ("ended_at") WHERE is_end_due;--> statement-breakpoint
CREATE INDEX "invoice_delivery_open" ON "invoice_delivery" USING btree ("claimed_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "invoice_delivery_recipient" ON "invoice_delivery" USING btree ("recipient_id");