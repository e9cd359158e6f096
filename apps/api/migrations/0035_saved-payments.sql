CREATE TABLE "payment_choice" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"saved_payment_id" text,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_choice_type" CHECK ("payment_choice"."type" in ('invoice', 'card', 'automatic', 'e-invoice')),
	CONSTRAINT "payment_choice_card" CHECK (("payment_choice"."type" = 'card') = ("payment_choice"."saved_payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "saved_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"token" text,
	"brand" text,
	"last_digits" text,
	"expires" text,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "saved_payment_state" CHECK ("saved_payment"."state" in ('saving', 'active', 'unusable', 'removing', 'removed')),
	CONSTRAINT "saved_payment_token" CHECK (("saved_payment"."token" is null) = ("saved_payment"."state" in ('saving', 'removed')))
);
--> statement-breakpoint
ALTER TABLE "submission" DROP CONSTRAINT "submission_subject_type";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "saved_payment_id" text;--> statement-breakpoint
ALTER TABLE "payment_choice" ADD CONSTRAINT "payment_choice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_choice" ADD CONSTRAINT "payment_choice_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment" ADD CONSTRAINT "saved_payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_payment_customer" ON "saved_payment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_saving" ON "saved_payment" USING btree ("customer_id") WHERE state = 'saving';--> statement-breakpoint
CREATE INDEX "saved_payment_due" ON "saved_payment" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_saved_payment" ON "payment" USING btree ("saved_payment_id");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_subject_type" CHECK ("submission"."subject_type" in ('checkout', 'payment-link', 'invoice', 'saved-payment'));