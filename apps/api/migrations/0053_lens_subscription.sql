CREATE TABLE "lens_delivery" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"period" integer NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"processed_on" date NOT NULL,
	"snapshot" text NOT NULL,
	"total" integer NOT NULL,
	"held" jsonb NOT NULL,
	"sold_out" jsonb NOT NULL,
	"try_on" date,
	"first_try_on" date,
	"tries" integer DEFAULT 0 NOT NULL,
	"order_number" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lens_delivery_state" CHECK ("lens_delivery"."state" in ('due', 'charging', 'paid', 'unpaid', 'dropped', 'sold-out')),
	CONSTRAINT "lens_delivery_try_on" CHECK (("lens_delivery"."try_on" is not null) = ("lens_delivery"."state" in ('due')))
);
--> statement-breakpoint
CREATE TABLE "lens_subscription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"interval" text NOT NULL,
	"anchor" date NOT NULL,
	"anchor_day" integer NOT NULL,
	"count" integer NOT NULL,
	"next_on" date,
	"process_on" date,
	"announce_on" date,
	"announced_on" date,
	"period" integer NOT NULL,
	"delivery_method" integer NOT NULL,
	"address" text NOT NULL,
	"temporary_address" text,
	"saved_payment_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lens_subscription_source_unique" UNIQUE("source"),
	CONSTRAINT "lens_subscription_state" CHECK ("lens_subscription"."state" in ('active', 'paused', 'cancelled')),
	CONSTRAINT "lens_subscription_interval" CHECK ("lens_subscription"."interval" in ('m1', 'm2', 'm3', 'm6')),
	CONSTRAINT "lens_subscription_next" CHECK (("lens_subscription"."next_on" is not null) = ("lens_subscription"."state" in ('active')))
);
--> statement-breakpoint
CREATE TABLE "lens_subscription_line" (
	"id" text PRIMARY KEY NOT NULL,
	"subscription_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"eyes" jsonb NOT NULL,
	"state" text NOT NULL,
	"agreed" integer NOT NULL,
	"notice_price" integer,
	"notice_from" date,
	"notice_refused" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lens_subscription_line_state" CHECK ("lens_subscription_line"."state" in ('active', 'frozen')),
	CONSTRAINT "lens_subscription_line_quantity" CHECK ("lens_subscription_line"."quantity" > 0),
	CONSTRAINT "lens_subscription_line_notice" CHECK (("lens_subscription_line"."notice_price" is null) = ("lens_subscription_line"."notice_from" is null))
);
--> statement-breakpoint
ALTER TABLE "submission" DROP CONSTRAINT "submission_subject_type";--> statement-breakpoint
ALTER TABLE "lens_delivery" ADD CONSTRAINT "lens_delivery_subscription_id_lens_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."lens_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD CONSTRAINT "lens_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD CONSTRAINT "lens_subscription_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription_line" ADD CONSTRAINT "lens_subscription_line_subscription_id_lens_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."lens_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lens_delivery_period" ON "lens_delivery" USING btree ("subscription_id","period");--> statement-breakpoint
CREATE INDEX "lens_delivery_try" ON "lens_delivery" USING btree ("try_on") WHERE state in ('due');--> statement-breakpoint
CREATE INDEX "lens_subscription_customer" ON "lens_subscription" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "lens_subscription_process" ON "lens_subscription" USING btree ("process_on") WHERE state in ('active');--> statement-breakpoint
CREATE INDEX "lens_subscription_announce" ON "lens_subscription" USING btree ("announce_on") WHERE announced_on is null and state in ('active');--> statement-breakpoint
CREATE UNIQUE INDEX "lens_subscription_line_sku" ON "lens_subscription_line" USING btree ("subscription_id","sku_id");--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_subject_type" CHECK ("submission"."subject_type" in ('checkout', 'payment-link', 'invoice', 'saved-payment', 'lens-delivery'));