CREATE TABLE "credit_note" (
	"number" text PRIMARY KEY NOT NULL,
	"invoice_number" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"created_on" date NOT NULL,
	"issue_key" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "credit_note_issue_key_unique" UNIQUE("issue_key"),
	CONSTRAINT "credit_note_amount" CHECK ("credit_note"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_reminder" (
	"invoice_number" text NOT NULL,
	"step" text NOT NULL,
	"fee" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_reminder_invoice_number_step_pk" PRIMARY KEY("invoice_number","step"),
	CONSTRAINT "invoice_reminder_step" CHECK ("invoice_reminder"."step" in ('reminder', 'second-reminder', 'last-reminder')),
	CONSTRAINT "invoice_reminder_fee" CHECK ("invoice_reminder"."fee" >= 0)
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_paid";--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_paid_status";--> statement-breakpoint
DROP INDEX "invoice_due";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "fees" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "credited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whoever was written to about the day that has passed has had the first letter of the plan.
UPDATE "invoice" SET "reminders" = 1 WHERE "overdue_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "is_reminder_fee_agreed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_note_invoice" ON "credit_note" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("due_on") WHERE status in ('notPaid', 'partlyPaid') and reminders < 3;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_credited" CHECK ("invoice"."fees" >= 0 and "invoice"."credited" between 0 and "invoice"."amount");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_paid" CHECK ("invoice"."paid" between 0 and "invoice"."amount" + "invoice"."fees" - "invoice"."credited");--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_paid_status" CHECK (("invoice"."status" = 'paid') = ("invoice"."paid" > 0 and "invoice"."paid" = "invoice"."amount" + "invoice"."fees" - "invoice"."credited"));