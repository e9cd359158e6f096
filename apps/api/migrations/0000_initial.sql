CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"discount_code" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"family" text NOT NULL,
	"category_path" text NOT NULL,
	"variant_key" text NOT NULL,
	"vat_rate" smallint NOT NULL,
	"store_blocked" boolean NOT NULL,
	"allow_subscription" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_vat_rate" CHECK ("article"."vat_rate" in (0, 6, 12, 25)),
	CONSTRAINT "article_slug" CHECK ("article"."slug" !~ '^[0-9]+$')
);
--> statement-breakpoint
CREATE TABLE "article_price" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"unit_status" smallint NOT NULL,
	"unit_ordinary" integer NOT NULL,
	"unit_campaign" integer,
	"campaign_start" timestamp with time zone,
	"campaign_end" timestamp with time zone,
	"campaign_name" text,
	"lowest_30" integer,
	"unit_coupon" integer,
	"subscription_status" smallint NOT NULL,
	"subscription_ordinary" integer NOT NULL,
	"subscription_amount" integer NOT NULL,
	CONSTRAINT "article_price_positive" CHECK ("article_price"."unit_ordinary" >= 0 and "article_price"."subscription_ordinary" >= 0 and "article_price"."subscription_amount" >= 0),
	CONSTRAINT "article_price_campaign" CHECK ("article_price"."unit_campaign" is null or ("article_price"."unit_campaign" between 0 and "article_price"."unit_ordinary" and "article_price"."campaign_start" is not null and "article_price"."campaign_end" is not null and "article_price"."lowest_30" is not null))
);
--> statement-breakpoint
CREATE TABLE "catalogue_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "catalogue_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"article_id" integer,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lens_group" (
	"article_id" integer PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lens_option" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"price" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "lens_option_price" CHECK ("lens_option"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"hash" text PRIMARY KEY NOT NULL,
	"spec" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"article_id" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"amount" integer NOT NULL,
	CONSTRAINT "price_history_article_id_from_pk" PRIMARY KEY("article_id","from")
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" integer NOT NULL,
	"position" integer NOT NULL,
	"label" text NOT NULL,
	"parameters" jsonb,
	"status" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"sku_id" text PRIMARY KEY NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_enough" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"cart_id" text PRIMARY KEY NOT NULL,
	"customer" text,
	"delivery_method" integer,
	"store_id" integer,
	"payment_method" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "checkout_submission" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"cart_id" text NOT NULL,
	"order_number" text NOT NULL,
	"state" text NOT NULL,
	"snapshot" text NOT NULL,
	"total" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkout_submission_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "checkout_submission_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "stock_hold" (
	"submission_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "stock_hold_submission_id_sku_id_pk" PRIMARY KEY("submission_id","sku_id"),
	CONSTRAINT "stock_hold_quantity" CHECK ("stock_hold"."quantity" > 0),
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'sold', 'released'))
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"code" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"percent" integer,
	"amount" integer,
	"families" jsonb,
	"frames_only" boolean DEFAULT false NOT NULL,
	"minimum" integer NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_code_kind" CHECK (num_nonnulls("discount_code"."percent", "discount_code"."amount") = 1),
	CONSTRAINT "discount_code_percent" CHECK ("discount_code"."percent" between 1 and 100),
	CONSTRAINT "discount_code_amount" CHECK ("discount_code"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "cart_gift_card" (
	"cart_id" text NOT NULL,
	"card_id" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_gift_card_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" text PRIMARY KEY NOT NULL,
	"number_digest" text NOT NULL,
	"pin_digest" text NOT NULL,
	"last4" text NOT NULL,
	"balance" integer NOT NULL,
	"valid_until" date,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_number_digest_unique" UNIQUE("number_digest"),
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "gift_card_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gift_card_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"card_id" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"of" text,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "gift_card_entry_kind" CHECK ("gift_card_entry"."kind" in ('issue', 'hold', 'capture', 'release', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "gift_card_guard" (
	"number_digest" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"letter" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "order" (
	"number" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"customer" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"state" text NOT NULL,
	"paused_from" text,
	"shipping_state" text NOT NULL,
	"delivery_method" integer NOT NULL,
	"store_id" integer,
	"eta_from" date NOT NULL,
	"eta_to" date NOT NULL,
	"items" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "order_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "order_state" CHECK ("order"."state" in ('handled', 'controlled', 'sent', 'paused', 'cancelled')),
	CONSTRAINT "order_shipping_state" CHECK ("order"."shipping_state" in ('none', 'sent', 'cancelled')),
	CONSTRAINT "order_total" CHECK ("order"."total" = "order"."items" - "order"."discount" + "order"."shipping")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"description" text NOT NULL,
	"brand" text NOT NULL,
	"media" text,
	"quantity" integer NOT NULL,
	"unit_price" integer NOT NULL,
	"discount" integer NOT NULL,
	"total" integer NOT NULL,
	"vat_rate" integer NOT NULL,
	"vat" integer NOT NULL,
	"parent_position" integer,
	"prescription" text,
	"subscription_interval" text,
	"made_to_order" boolean NOT NULL,
	"withdrawal_days" integer NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "order_line_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_total" CHECK ("order_line"."total" = "order_line"."unit_price" * "order_line"."quantity" - "order_line"."discount")
);
--> statement-breakpoint
CREATE TABLE "tender" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"method" integer NOT NULL,
	"amount" integer NOT NULL,
	"gift_card_id" text,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"charge_state" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"due" text,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tender_amount" CHECK ("tender"."amount" > 0),
	CONSTRAINT "tender_captured" CHECK ("tender"."captured" between 0 and "tender"."amount"),
	CONSTRAINT "tender_refunded" CHECK ("tender"."refunded" between 0 and "tender"."captured")
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"path" text PRIMARY KEY NOT NULL,
	"heading" text NOT NULL,
	"description" text NOT NULL,
	"intro" text NOT NULL,
	"hero" jsonb
);
--> statement-breakpoint
CREATE TABLE "page" (
	"path" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"heading" text NOT NULL,
	"lead" text,
	"updated" date,
	"sections" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"order_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"method" integer NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"session" text,
	"page" text,
	"redirect_url" text,
	"opening_at" timestamp with time zone,
	"token" text,
	"reference" text,
	"failure" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"check_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "payment_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount" >= 0),
	CONSTRAINT "payment_state" CHECK ("payment"."state" in ('created', 'pending', 'paid', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"digest" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text,
	"is_store" boolean DEFAULT false NOT NULL,
	"store_name" text,
	"consent_groups" jsonb,
	"consent_version" integer,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_code" (
	"code" text PRIMARY KEY NOT NULL,
	"locality" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"municipality" text NOT NULL,
	"county" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"phone" text NOT NULL,
	"icon" text NOT NULL,
	"services" jsonb NOT NULL,
	"hours" jsonb NOT NULL,
	CONSTRAINT "store_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "article_price" ADD CONSTRAINT "article_price_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_option" ADD CONSTRAINT "lens_option_article_id_lens_group_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."lens_group"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_submission_id_checkout_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."checkout_submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gift_card" ADD CONSTRAINT "cart_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_checkout_submission_id_fk" FOREIGN KEY ("id") REFERENCES "public"."checkout_submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_updated" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "catalogue_change_transaction" ON "catalogue_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "sku_article" ON "sku" USING btree ("article_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_submission_open" ON "checkout_submission" USING btree ("cart_id") WHERE state in ('reserved', 'redirected', 'finalising', 'unknown');--> statement-breakpoint
CREATE INDEX "checkout_submission_expiry" ON "checkout_submission" USING btree ("expires_at") WHERE state in ('reserved', 'redirected');--> statement-breakpoint
CREATE INDEX "checkout_submission_cart" ON "checkout_submission" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "cart_gift_card_card" ON "cart_gift_card" USING btree ("card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entry_once" ON "gift_card_entry" USING btree ("card_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entry_end" ON "gift_card_entry" USING btree ("card_id","reference") WHERE kind in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "order_cart" ON "order" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_waiting" ON "order" USING btree ("placed_at") WHERE state in ('handled', 'controlled');--> statement-breakpoint
CREATE INDEX "tender_order" ON "tender" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "tender_due" ON "tender" USING btree ("due_at") WHERE due is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("event","account");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");