CREATE TABLE "glasses_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"personal_number" text,
	"personal_number_digest" text,
	"state" text NOT NULL,
	"level" text NOT NULL,
	"monthly_price" integer NOT NULL,
	"exchange_amount" integer NOT NULL,
	"campaign" text,
	"campaign_months" integer DEFAULT 0 NOT NULL,
	"store_id" integer,
	"started_on" date,
	"binding_ends_on" date,
	"notice_on" date,
	"ends_on" date,
	"winback_on" date,
	"anchor_on" date,
	"billed_months" integer DEFAULT 0 NOT NULL,
	"next_month_on" date,
	"free_months" integer DEFAULT 0 NOT NULL,
	"signature" text,
	"signed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "glasses_subscription_state" CHECK ("glasses_subscription"."state" in ('Created', 'Active', 'Terminated')),
	CONSTRAINT "glasses_subscription_level" CHECK ("glasses_subscription"."level" in ('base', 'plus', 'premium')),
	CONSTRAINT "glasses_subscription_free" CHECK ("glasses_subscription"."free_months" >= 0 and "glasses_subscription"."billed_months" >= 0),
	CONSTRAINT "glasses_subscription_started" CHECK (num_nulls("glasses_subscription"."started_on", "glasses_subscription"."binding_ends_on", "glasses_subscription"."anchor_on", "glasses_subscription"."signed_at") in (0, 4)),
	CONSTRAINT "glasses_subscription_notice" CHECK (("glasses_subscription"."notice_on" is null) = ("glasses_subscription"."ends_on" is null))
);
--> statement-breakpoint
CREATE TABLE "glasses_subscription_document" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" text NOT NULL,
	"document" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "glasses_subscription_document_kind" CHECK ("glasses_subscription_document"."kind" in ('agreement', 'terms'))
);
--> statement-breakpoint
CREATE TABLE "glasses_subscription_exchange" (
	"subscription_id" text NOT NULL,
	"year_starts_on" date NOT NULL,
	"exchanged_on" date NOT NULL,
	"amount" integer NOT NULL,
	"card" text NOT NULL,
	CONSTRAINT "glasses_subscription_exchange_subscription_id_year_starts_on_pk" PRIMARY KEY("subscription_id","year_starts_on"),
	CONSTRAINT "glasses_subscription_exchange_amount" CHECK ("glasses_subscription_exchange"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "glasses_subscription_month" (
	"subscription_id" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"amount" integer NOT NULL,
	"invoice_number" text,
	"free" text,
	CONSTRAINT "glasses_subscription_month_subscription_id_starts_on_pk" PRIMARY KEY("subscription_id","starts_on"),
	CONSTRAINT "glasses_subscription_month_free" CHECK ("glasses_subscription_month"."free" in ('campaign', 'winback', 'friends')),
	CONSTRAINT "glasses_subscription_month_days" CHECK ("glasses_subscription_month"."starts_on" <= "glasses_subscription_month"."ends_on"),
	CONSTRAINT "glasses_subscription_month_charged" CHECK (num_nonnulls("glasses_subscription_month"."invoice_number", "glasses_subscription_month"."free") = 1 and ("glasses_subscription_month"."amount" > 0) = ("glasses_subscription_month"."invoice_number" is not null))
);
--> statement-breakpoint
CREATE TABLE "glasses_subscription_signing" (
	"subscription_id" text PRIMARY KEY NOT NULL,
	"document" text NOT NULL,
	"terms" text NOT NULL,
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
	CONSTRAINT "glasses_subscription_signing_state" CHECK ("glasses_subscription_signing"."state" in ('awaiting', 'ended', 'broken', 'identified'))
);
--> statement-breakpoint
CREATE TABLE "subscription_platform" (
	"id" integer PRIMARY KEY NOT NULL,
	"under_maintenance" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_platform_one" CHECK ("subscription_platform"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_document" ADD CONSTRAINT "glasses_subscription_document_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_exchange" ADD CONSTRAINT "glasses_subscription_exchange_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_month" ADD CONSTRAINT "glasses_subscription_month_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_month" ADD CONSTRAINT "glasses_subscription_month_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_signing" ADD CONSTRAINT "glasses_subscription_signing_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_customer" ON "glasses_subscription" USING btree ("customer_id") WHERE state in ('Created', 'Active');--> statement-breakpoint
CREATE INDEX "glasses_subscription_history" ON "glasses_subscription" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "glasses_subscription_person" ON "glasses_subscription" USING btree ("personal_number_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_waiting" ON "glasses_subscription" USING btree ("personal_number_digest") WHERE customer_id is null and state = 'Created';--> statement-breakpoint
CREATE INDEX "glasses_subscription_store" ON "glasses_subscription" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "glasses_subscription_next_month" ON "glasses_subscription" USING btree ("next_month_on");--> statement-breakpoint
CREATE INDEX "glasses_subscription_end" ON "glasses_subscription" USING btree ("ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_document_once" ON "glasses_subscription_document" USING btree ("subscription_id","kind","version");