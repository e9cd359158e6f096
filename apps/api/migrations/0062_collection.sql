CREATE TABLE "collection_file" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text,
	"written_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_collection" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_in" text,
	"sent_at" timestamp with time zone,
	"reported" integer,
	"reason" text,
	"ended_at" timestamp with time zone,
	CONSTRAINT "invoice_collection_state" CHECK ("invoice_collection"."state" in ('waiting', 'sent', 'closed', 'withdrawn')),
	CONSTRAINT "invoice_collection_reason" CHECK ("invoice_collection"."reason" in ('disputed', 'insolvent', 'unreachable', 'other')),
	CONSTRAINT "invoice_collection_reported" CHECK ("invoice_collection"."reported" >= 0),
	CONSTRAINT "invoice_collection_sent" CHECK (("invoice_collection"."sent_in" is null) = ("invoice_collection"."reported" is null)),
	CONSTRAINT "invoice_collection_withdrawn" CHECK (("invoice_collection"."state" = 'withdrawn') = ("invoice_collection"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "bank_payment" DROP CONSTRAINT "bank_payment_means";--> statement-breakpoint
ALTER TABLE "invoice_payment" DROP CONSTRAINT "invoice_payment_means";--> statement-breakpoint
ALTER TABLE "invoice_collection" ADD CONSTRAINT "invoice_collection_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_collection_open" ON "invoice_collection" USING btree ("claimed_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
ALTER TABLE "bank_payment" ADD CONSTRAINT "bank_payment_means" CHECK ("bank_payment"."means" in ('bankgiro', 'autogiro', 'collection'));--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_means" CHECK ("invoice_payment"."means" in ('online', 'bankgiro', 'autogiro', 'collection'));