CREATE TABLE "glasses_subscription_charge" (
	"invoice_number" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"state" text NOT NULL,
	"try_on" date,
	"first_try_on" date,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "glasses_subscription_charge_state" CHECK ("glasses_subscription_charge"."state" in ('due', 'charging', 'settled', 'left')),
	CONSTRAINT "glasses_subscription_charge_try_on" CHECK (("glasses_subscription_charge"."try_on" is not null) = ("glasses_subscription_charge"."state" in ('due')))
);
--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD COLUMN "saved_payment_id" text;--> statement-breakpoint
ALTER TABLE "glasses_subscription_charge" ADD CONSTRAINT "glasses_subscription_charge_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_charge" ADD CONSTRAINT "glasses_subscription_charge_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "glasses_subscription_charge_subscription" ON "glasses_subscription_charge" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "glasses_subscription_charge_open" ON "glasses_subscription_charge" USING btree ("created_at") WHERE state in ('due', 'charging');--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;