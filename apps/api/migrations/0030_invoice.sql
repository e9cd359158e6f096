CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"ocr" text NOT NULL,
	"customer_id" text,
	"receiver" text NOT NULL,
	"source" text NOT NULL,
	"subscription_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"created_on" date NOT NULL,
	"due_on" date NOT NULL,
	"issue_key" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"overdue_at" timestamp with time zone,
	"payment_number" text,
	CONSTRAINT "invoice_ocr_unique" UNIQUE("ocr"),
	CONSTRAINT "invoice_issue_key_unique" UNIQUE("issue_key"),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in ('notPaid', 'partlyPaid', 'paymentReserved', 'paymentInProgress', 'inCollection', 'returnedFaultyAddress', 'paid', 'ended', 'transferred')),
	CONSTRAINT "invoice_source" CHECK ("invoice"."source" in ('shop', 'lens', 'lifestyle')),
	CONSTRAINT "invoice_type" CHECK ("invoice"."type" in ('paper', 'e-invoice', 'PDF', 'physical')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0),
	CONSTRAINT "invoice_paid" CHECK ("invoice"."paid" between 0 and "invoice"."amount"),
	CONSTRAINT "invoice_paid_status" CHECK (("invoice"."status" = 'paid') = ("invoice"."paid" = "invoice"."amount")),
	CONSTRAINT "invoice_open_status" CHECK (("invoice"."status" <> 'notPaid' or "invoice"."paid" = 0) and ("invoice"."status" <> 'partlyPaid' or "invoice"."paid" > 0)),
	CONSTRAINT "invoice_due" CHECK ("invoice"."due_on" >= "invoice"."created_on")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"invoice_number" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	CONSTRAINT "invoice_line_invoice_number_position_pk" PRIMARY KEY("invoice_number","position"),
	CONSTRAINT "invoice_line_quantity" CHECK ("invoice_line"."quantity" > 0),
	CONSTRAINT "invoice_line_price" CHECK ("invoice_line"."unit_price" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"means" text NOT NULL,
	"amount" integer NOT NULL,
	"paid_on" date NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_payment_means" CHECK ("invoice_payment"."means" in ('online', 'bankgiro')),
	CONSTRAINT "invoice_payment_amount" CHECK ("invoice_payment"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "submission" DROP CONSTRAINT "submission_subject_type";--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payment_number" ON "invoice" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "invoice_awaits_money" ON "invoice" USING btree ("payment_number") WHERE status in ('paymentReserved', 'paymentInProgress') and payment_number is not null;--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("due_on") WHERE status in ('notPaid', 'partlyPaid') and overdue_at is null;--> statement-breakpoint
CREATE INDEX "invoice_payment_invoice" ON "invoice_payment" USING btree ("invoice_number");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_subject_type" CHECK ("submission"."subject_type" in ('checkout', 'payment-link', 'invoice'));