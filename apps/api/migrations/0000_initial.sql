CREATE SEQUENCE "public"."booking_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 89999999 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"request_id" text
);
--> statement-breakpoint
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
CREATE TABLE "agreement_signing" (
	"agreement_id" text PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"document" text NOT NULL,
	"letter_digest" text,
	"document_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"order_ref" text,
	"auto_start_token" text,
	"qr_start_token" text,
	"qr_start_secret" text,
	"state" text NOT NULL,
	"hint_code" text NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agreement_signing_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "agreement_signing_state" CHECK ("agreement_signing"."state" in ('awaiting', 'ended', 'broken', 'identified')),
	CONSTRAINT "agreement_signing_way" CHECK (("agreement_signing"."order_ref" is null) <> ("agreement_signing"."letter_digest" is null))
);
--> statement-breakpoint
CREATE TABLE "bank_payment" (
	"id" text PRIMARY KEY NOT NULL,
	"report_id" text NOT NULL,
	"amount" integer NOT NULL,
	"means" text DEFAULT 'bankgiro' NOT NULL,
	"rest" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"ocr" text,
	"payer" text NOT NULL,
	"paid_on" date NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "bank_payment_state" CHECK ("bank_payment"."state" in ('unmatched', 'matched', 'repaid')),
	CONSTRAINT "bank_payment_reason" CHECK ("bank_payment"."reason" in ('no-reference', 'several-references', 'unknown-reference', 'nothing-left', 'over-payment', 'being-paid', 'not-split', 'reported-before')),
	CONSTRAINT "bank_payment_means" CHECK ("bank_payment"."means" in ('bankgiro', 'autogiro', 'collection')),
	CONSTRAINT "bank_payment_amount" CHECK ("bank_payment"."amount" > 0),
	CONSTRAINT "bank_payment_rest" CHECK ("bank_payment"."rest" between 0 and "bank_payment"."amount"),
	CONSTRAINT "bank_payment_unmatched_rest" CHECK (("bank_payment"."state" = 'unmatched') = ("bank_payment"."rest" > 0))
);
--> statement-breakpoint
CREATE TABLE "booking" (
	"id" text PRIMARY KEY NOT NULL,
	"calendar_id" text NOT NULL,
	"number" text DEFAULT 'B' || (10000000 + nextval('booking_number') * 48271 % 90000000)::text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"exam_type" text NOT NULL,
	"age_group" text,
	"store_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"examiner_id" text,
	"person" text NOT NULL,
	"moved_by_store" boolean DEFAULT false NOT NULL,
	"customer_id" text,
	"rebook_asked_at" timestamp with time zone,
	"fee" integer DEFAULT 0 NOT NULL,
	"price" integer,
	"price_kind" text,
	"revisit_until" date,
	"included_from" date,
	"provider_reference" text,
	"provider_version" integer DEFAULT 0 NOT NULL,
	"is_provider_changed" boolean DEFAULT false NOT NULL,
	"practitioner" text,
	"requisition_id" text,
	"call_digest" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reminded_early" boolean DEFAULT false NOT NULL,
	"reminded_late" boolean DEFAULT false NOT NULL,
	CONSTRAINT "booking_calendar_id_unique" UNIQUE("calendar_id"),
	CONSTRAINT "booking_number_unique" UNIQUE("number"),
	CONSTRAINT "booking_provider_reference_unique" UNIQUE("provider_reference"),
	CONSTRAINT "booking_requisition_id_unique" UNIQUE("requisition_id"),
	CONSTRAINT "booking_call_digest_unique" UNIQUE("call_digest"),
	CONSTRAINT "booking_state" CHECK ("booking"."state" in ('requested', 'unconfirmed', 'booked', 'cancelled', 'completed', 'declined', 'no-show')),
	CONSTRAINT "booking_exam_type" CHECK ("booking"."exam_type" in ('glasses', 'lenses', 'lensesNew', 'driving', 'terminal', 'hearing')),
	CONSTRAINT "booking_age_group" CHECK ("booking"."age_group" in ('8-12', '13-17', '18-74', '75')),
	CONSTRAINT "booking_span" CHECK ("booking"."starts_at" < "booking"."ends_at"),
	CONSTRAINT "booking_price_kind" CHECK ("booking"."price_kind" in ('ordinary', 'member', 'revisit', 'included', 'glasses-subscription')),
	CONSTRAINT "booking_price" CHECK (("booking"."price" is null) = ("booking"."price_kind" is null) and "booking"."price" >= 0),
	CONSTRAINT "booking_fee" CHECK ("booking"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_room" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"kinds" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "examiner" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"name" text NOT NULL,
	"skills" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"left_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_call" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reference" text NOT NULL,
	"store_id" integer,
	"starts_at" timestamp with time zone,
	"practitioner_id" text,
	"hold_id" text,
	"fee" integer DEFAULT 0 NOT NULL,
	"is_by_store" boolean DEFAULT false NOT NULL,
	"message" text,
	"is_unknown" boolean DEFAULT false NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "provider_call_kind" CHECK ("provider_call"."kind" in ('create', 'move', 'cancel')),
	CONSTRAINT "provider_call_state" CHECK ("provider_call"."state" in ('open', 'done', 'refused', 'dropped')),
	CONSTRAINT "provider_call_time" CHECK ("provider_call"."kind" = 'cancel' or ("provider_call"."store_id" is not null and "provider_call"."starts_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "provider_checkpoint" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"after" text NOT NULL,
	CONSTRAINT "provider_checkpoint_one" CHECK ("provider_checkpoint"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "provider_hold" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"held_by" text NOT NULL,
	"held_for" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"practitioner_id" text NOT NULL,
	"held_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "taken_time" (
	"id" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"examiner_id" text NOT NULL,
	"room_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booking_id" text,
	"held_until" timestamp with time zone,
	"held_by" text,
	"held_for" text,
	CONSTRAINT "taken_time_booking_id_unique" UNIQUE("booking_id"),
	CONSTRAINT "taken_time_span" CHECK ("taken_time"."starts_at" < "taken_time"."ends_at"),
	CONSTRAINT "taken_time_kind" CHECK (("taken_time"."booking_id" is null) = ("taken_time"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "cart" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"lines" jsonb NOT NULL,
	"discount_code" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_gift_card" (
	"cart_id" text NOT NULL,
	"card_id" text NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_gift_card_cart_id_card_id_pk" PRIMARY KEY("cart_id","card_id")
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
	"gtin" text,
	"allow_subscription" boolean NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"popularity" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "article_slug_unique" UNIQUE("slug"),
	CONSTRAINT "article_vat_rate" CHECK ("article"."vat_rate" in (0, 6, 12, 25)),
	CONSTRAINT "article_gtin" CHECK ("article"."gtin" ~ '^([0-9]{8}|[0-9]{12,14})$'),
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
	"coupon_code" text,
	"coupon_lowest_30" integer,
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
CREATE TABLE "store_stock" (
	"sku_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_stock_sku_id_store_id_pk" PRIMARY KEY("sku_id","store_id"),
	CONSTRAINT "store_stock_enough" CHECK ("store_stock"."reserved" >= 0 and "store_stock"."reserved" <= "store_stock"."on_hand")
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
CREATE TABLE "stock_hold" (
	"submission_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"store_id" integer,
	"state" text NOT NULL,
	CONSTRAINT "stock_hold_submission_id_sku_id_pk" PRIMARY KEY("submission_id","sku_id"),
	CONSTRAINT "stock_hold_quantity" CHECK ("stock_hold"."quantity" > 0),
	CONSTRAINT "stock_hold_state" CHECK ("stock_hold"."state" in ('held', 'sold', 'released'))
);
--> statement-breakpoint
CREATE TABLE "claim" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"happened_on" date NOT NULL,
	"report" text NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer_text" text DEFAULT '' NOT NULL,
	CONSTRAINT "claim_state" CHECK ("claim"."state" in ('reported', 'accepted', 'declined')),
	CONSTRAINT "claim_answered" CHECK (("claim"."answered_at" is null) = ("claim"."answered_by" is null))
);
--> statement-breakpoint
CREATE TABLE "collection_file" (
	"id" text PRIMARY KEY NOT NULL,
	"content" text,
	"written_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agreement" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"session_digest" text NOT NULL,
	"content" text NOT NULL,
	"resume_digest" text,
	"company_digest" text,
	"document" text,
	"document_digest" text,
	"sign_method" text,
	"signature" text,
	"letter_digest" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "agreement_number_unique" UNIQUE("number"),
	CONSTRAINT "agreement_resume_digest_unique" UNIQUE("resume_digest"),
	CONSTRAINT "agreement_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "agreement_state" CHECK ("agreement"."state" in ('draft', 'signed')),
	CONSTRAINT "agreement_signed" CHECK (("agreement"."signed_at" is null) = ("agreement"."signature" is null) and ("agreement"."signed_at" is null) = ("agreement"."document" is null))
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"email_digest" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"credential_version" integer DEFAULT 0 NOT NULL,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"profile" text NOT NULL,
	"personal_number" text,
	"personal_number_digest" text,
	"mobile_digest" text,
	"cart_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customer_number_unique" UNIQUE("number"),
	CONSTRAINT "customer_email_digest_unique" UNIQUE("email_digest")
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
	"uses_in_all" integer,
	"uses_each" integer,
	"first_purchase_only" boolean DEFAULT false NOT NULL,
	"valid_from" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_code_kind" CHECK (num_nonnulls("discount_code"."percent", "discount_code"."amount") = 1),
	CONSTRAINT "discount_code_percent" CHECK ("discount_code"."percent" between 1 and 100),
	CONSTRAINT "discount_code_amount" CHECK ("discount_code"."amount" > 0),
	CONSTRAINT "discount_code_uses" CHECK (coalesce("discount_code"."uses_in_all", 1) > 0 and coalesce("discount_code"."uses_each", 1) > 0)
);
--> statement-breakpoint
CREATE TABLE "discount_hold" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"code" text NOT NULL,
	"customer_id" text,
	"email_digest" text NOT NULL,
	"mobile_digest" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "eid_order" (
	"id" text PRIMARY KEY NOT NULL,
	"session_digest" text NOT NULL,
	"order_ref" text NOT NULL,
	"auto_start_token" text NOT NULL,
	"qr_start_token" text NOT NULL,
	"qr_start_secret" text NOT NULL,
	"next" text,
	"state" text NOT NULL,
	"hint_code" text NOT NULL,
	"person" text,
	"email" text,
	"letter_digest" text,
	"letter_expires_at" timestamp with time zone,
	"letter_version" integer,
	"created_at" timestamp with time zone NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"collected_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "eid_order_letter_digest_unique" UNIQUE("letter_digest"),
	CONSTRAINT "eid_order_state" CHECK ("eid_order"."state" in ('awaiting', 'ended', 'broken', 'identified'))
);
--> statement-breakpoint
CREATE TABLE "eye_health_day" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"request" text NOT NULL,
	"digest" text NOT NULL,
	"preferred_day" date NOT NULL,
	"participants" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"answered_by" integer,
	"answered_at" timestamp with time zone,
	"answer_text" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone,
	CONSTRAINT "eye_health_day_digest_unique" UNIQUE("digest"),
	CONSTRAINT "eye_health_day_state" CHECK ("eye_health_day"."state" in ('requested', 'accepted', 'declined')),
	CONSTRAINT "eye_health_day_answered" CHECK (("eye_health_day"."answered_at" is null) = ("eye_health_day"."answered_by" is null)),
	CONSTRAINT "eye_health_day_starts" CHECK (("eye_health_day"."starts_at" is not null) = ("eye_health_day"."state" = 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"owner" text NOT NULL,
	"article_id" integer NOT NULL,
	"customer_id" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_owner_article_id_pk" PRIMARY KEY("owner","article_id"),
	CONSTRAINT "favourite_owner" CHECK ("favourite"."customer_id" is null or "favourite"."customer_id" = "favourite"."owner")
);
--> statement-breakpoint
CREATE TABLE "payment_choice" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"saved_payment_id" text,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_choice_type" CHECK ("payment_choice"."type" in ('invoice', 'card', 'automatic', 'e-invoice')),
	CONSTRAINT "payment_choice_card" CHECK (("payment_choice"."type" = 'card') = ("payment_choice"."saved_payment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "own_size" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"size" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_month" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "free_month_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"months" integer NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_month_kind" CHECK ("free_month"."kind" in ('friend', 'referrer', 'taken'))
);
--> statement-breakpoint
CREATE TABLE "friends_member" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"referral_code" text NOT NULL,
	"terms_version" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "friends_member_referral_code_unique" UNIQUE("referral_code")
);
--> statement-breakpoint
CREATE TABLE "friends_referral" (
	"friend_customer_id" text PRIMARY KEY NOT NULL,
	"referrer_customer_id" text NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"credited_at" timestamp with time zone,
	CONSTRAINT "friends_referral_two" CHECK ("friends_referral"."friend_customer_id" <> "friends_referral"."referrer_customer_id")
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"id" text PRIMARY KEY NOT NULL,
	"number_digest" text NOT NULL,
	"pin_digest" text NOT NULL,
	"key_id" text,
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
	CONSTRAINT "gift_card_entry_kind" CHECK ("gift_card_entry"."kind" in ('issue', 'hold', 'capture', 'release', 'refund', 'lapse'))
);
--> statement-breakpoint
CREATE TABLE "gift_card_guard" (
	"number_digest" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "saved_gift_card" (
	"customer_id" text NOT NULL,
	"card_id" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_gift_card_customer_id_card_id_pk" PRIMARY KEY("customer_id","card_id")
);
--> statement-breakpoint
CREATE TABLE "sold_gift_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"content" text,
	"send_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
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
	"saved_payment_id" text,
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
CREATE TABLE "identity_token" (
	"digest" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"purpose" text NOT NULL,
	"email" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"credential_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "identity_token_purpose" CHECK ("identity_token"."purpose" in ('verify-email', 'change-email', 'stop-email-change', 'reset-password', 'confirm-account'))
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text,
	"store_id" integer,
	"employee_number" text,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"name" text NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkey_owner" CHECK (num_nonnulls("passkey"."customer_id", "passkey"."store_id") = 1 and ("passkey"."store_id" is null) = ("passkey"."employee_number" is null))
);
--> statement-breakpoint
CREATE TABLE "passkey_challenge" (
	"challenge" text PRIMARY KEY NOT NULL,
	"session_digest" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_purpose" CHECK ("passkey_challenge"."purpose" in ('register', 'login'))
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"kind" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "installation_only" CHECK ("installation"."only"),
	CONSTRAINT "installation_kind" CHECK ("installation"."kind" in ('demo', 'real'))
);
--> statement-breakpoint
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
CREATE TABLE "invoice" (
	"number" text PRIMARY KEY NOT NULL,
	"ocr" text NOT NULL,
	"customer_id" text,
	"receiver" text NOT NULL,
	"source" text NOT NULL,
	"subscription_id" text NOT NULL,
	"store_id" integer,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount" integer NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"created_on" date NOT NULL,
	"due_on" date NOT NULL,
	"issue_key" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"fees" integer DEFAULT 0 NOT NULL,
	"credited" integer DEFAULT 0 NOT NULL,
	"overdue_at" timestamp with time zone,
	"reminders" integer DEFAULT 0 NOT NULL,
	"is_reminder_fee_agreed" boolean DEFAULT false NOT NULL,
	"payment_number" text,
	CONSTRAINT "invoice_ocr_unique" UNIQUE("ocr"),
	CONSTRAINT "invoice_issue_key_unique" UNIQUE("issue_key"),
	CONSTRAINT "invoice_status" CHECK ("invoice"."status" in ('notPaid', 'partlyPaid', 'paymentReserved', 'paymentInProgress', 'inCollection', 'returnedFaultyAddress', 'paid', 'ended', 'transferred')),
	CONSTRAINT "invoice_source" CHECK ("invoice"."source" in ('shop', 'lens', 'lifestyle')),
	CONSTRAINT "invoice_type" CHECK ("invoice"."type" in ('paper', 'e-invoice', 'PDF', 'physical')),
	CONSTRAINT "invoice_amount" CHECK ("invoice"."amount" > 0),
	CONSTRAINT "invoice_credited" CHECK ("invoice"."fees" >= 0 and "invoice"."credited" between 0 and "invoice"."amount"),
	CONSTRAINT "invoice_paid" CHECK ("invoice"."paid" between 0 and "invoice"."amount" + "invoice"."fees" - "invoice"."credited"),
	CONSTRAINT "invoice_paid_status" CHECK (("invoice"."status" = 'paid') = ("invoice"."paid" > 0 and "invoice"."paid" = "invoice"."amount" + "invoice"."fees" - "invoice"."credited")),
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
	CONSTRAINT "invoice_payment_means" CHECK ("invoice_payment"."means" in ('online', 'bankgiro', 'autogiro', 'collection', 'taken-back')),
	CONSTRAINT "invoice_payment_amount" CHECK ("invoice_payment"."amount" <> 0 and ("invoice_payment"."amount" < 0) = ("invoice_payment"."means" = 'taken-back'))
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
CREATE TABLE "ledger_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"order_number" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
	"seller_store_id" integer,
	"seller_number" text,
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
	CONSTRAINT "lens_subscription_seller" CHECK (("lens_subscription"."seller_store_id" is null) = ("lens_subscription"."seller_number" is null)),
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
CREATE TABLE "order_action" (
	"key" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"action" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_note" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order" (
	"number" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"seller_store_id" integer,
	"seller_number" text,
	"customer_id" text,
	"email_digest" text,
	"mobile_digest" text,
	"customer" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"state" text NOT NULL,
	"paused_from" text,
	"shipping_state" text NOT NULL,
	"delivery_method" integer NOT NULL,
	"store_id" integer,
	"stock_store_id" integer,
	"eta_from" date NOT NULL,
	"eta_to" date NOT NULL,
	"send_from" date,
	"items" integer NOT NULL,
	"discount" integer NOT NULL,
	"discount_code" text,
	"shipping" integer NOT NULL,
	"total" integer NOT NULL,
	"vat" jsonb NOT NULL,
	"terms_version" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"controlled_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"tracking_number" text,
	"tracking_url" text,
	"cancelled_at" timestamp with time zone,
	"ground_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "order_seller" CHECK (("order"."seller_store_id" is null) = ("order"."seller_number" is null)),
	CONSTRAINT "order_state" CHECK ("order"."state" in ('handled', 'controlled', 'paused', 'sent', 'cancelled')),
	CONSTRAINT "order_paused_from" CHECK ("order"."paused_from" in ('handled', 'controlled')),
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
	"prescription_source" text,
	"subscription_interval" text,
	"made_to_order" boolean NOT NULL,
	"withdrawal_days" integer NOT NULL,
	"state" text NOT NULL,
	"part_sent_at" timestamp with time zone,
	"part_tracking_number" text,
	"part_tracking_url" text,
	CONSTRAINT "order_line_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "order_line_state" CHECK ("order_line"."state" in ('Control', 'Controlled', 'Stopped', 'Frozen', 'Delivered', 'Canceled')),
	CONSTRAINT "order_line_prescription_source" CHECK ("order_line"."prescription_source" in ('photo', 'later')),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" > 0),
	CONSTRAINT "order_line_total" CHECK ("order_line"."total" = "order_line"."unit_price" * "order_line"."quantity" - "order_line"."discount")
);
--> statement-breakpoint
CREATE TABLE "pick_up" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text,
	"ready_at" timestamp with time zone,
	"last_day" date,
	"collected_at" timestamp with time zone,
	"sent_back_at" timestamp with time zone,
	CONSTRAINT "pick_up_ready" CHECK (("pick_up"."code" is null) = ("pick_up"."ready_at" is null) and ("pick_up"."code" is null) = ("pick_up"."last_day" is null)),
	CONSTRAINT "pick_up_ended_once" CHECK ("pick_up"."collected_at" is null or "pick_up"."sent_back_at" is null)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"letter" text NOT NULL,
	"receiver" text,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mail_outbox_state" CHECK ("mail_outbox"."state" in ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "category_text" (
	"path" text PRIMARY KEY NOT NULL,
	"heading" text NOT NULL,
	"description" text NOT NULL,
	"intro" text NOT NULL,
	"hero" jsonb,
	"backdrop" jsonb
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
CREATE TABLE "payment_link" (
	"id" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"amount" integer NOT NULL,
	"purpose" text NOT NULL,
	"store_id" integer,
	"channel" text DEFAULT 'email' NOT NULL,
	"message_id" text,
	"customer" text NOT NULL,
	"customer_id" text,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"number" text,
	"paid_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	CONSTRAINT "payment_link_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "payment_link_number_unique" UNIQUE("number"),
	CONSTRAINT "payment_link_channel" CHECK ("payment_link"."channel" in ('sms', 'email')),
	CONSTRAINT "payment_link_amount" CHECK ("payment_link"."amount" > 0),
	CONSTRAINT "payment_link_state" CHECK ("payment_link"."state" in ('sent', 'paid', 'expired')),
	CONSTRAINT "payment_link_paid" CHECK (("payment_link"."state" = 'paid') = ("payment_link"."paid_at" is not null) and ("payment_link"."state" = 'paid') = ("payment_link"."number" is not null)),
	CONSTRAINT "payment_link_stopped" CHECK ("payment_link"."stopped_at" is null or "payment_link"."state" = 'paid')
);
--> statement-breakpoint
CREATE TABLE "capture" (
	"id" text PRIMARY KEY NOT NULL,
	"tender_id" text NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"amount" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "capture_state" CHECK ("capture"."state" in ('due', 'taken')),
	CONSTRAINT "capture_amount" CHECK ("capture"."amount" > 0)
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
	"saved_payment_id" text,
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
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"tender_id" text NOT NULL,
	"order_number" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('due', 'paid')),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0)
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
CREATE TABLE "submission" (
	"id" text PRIMARY KEY NOT NULL,
	"idempotency_key" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"order_number" text NOT NULL,
	"state" text NOT NULL,
	"snapshot" text NOT NULL,
	"total" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submission_idempotency_key_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "submission_order_number_unique" UNIQUE("order_number"),
	CONSTRAINT "submission_subject_type" CHECK ("submission"."subject_type" in ('checkout', 'payment-link', 'invoice', 'saved-payment', 'lens-delivery')),
	CONSTRAINT "submission_state" CHECK ("submission"."state" in ('reserved', 'redirected', 'finalising', 'unknown', 'placed', 'declined', 'cancelled', 'expired', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "tender" (
	"id" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"order_number" text NOT NULL,
	"method" integer NOT NULL,
	"amount" integer NOT NULL,
	"gift_card_id" text,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"charge_state" text NOT NULL,
	"captured" integer DEFAULT 0 NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"released" integer DEFAULT 0 NOT NULL,
	"lines" jsonb,
	"due" text,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "tender_charge_state" CHECK ("tender"."charge_state" in ('authorized', 'part-captured', 'captured', 'part-refunded', 'refunded', 'cancelled', 'expired')),
	CONSTRAINT "tender_due_action" CHECK ("tender"."due" in ('capture', 'cancel', 'refund', 'release')),
	CONSTRAINT "tender_amount" CHECK ("tender"."amount" > 0),
	CONSTRAINT "tender_captured" CHECK ("tender"."captured" between 0 and "tender"."amount"),
	CONSTRAINT "tender_released" CHECK ("tender"."released" between 0 and "tender"."amount" - "tender"."captured"),
	CONSTRAINT "tender_refunded" CHECK ("tender"."refunded" between 0 and "tender"."captured")
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"file" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "data_export_ready" CHECK ("data_export"."file" is null or "data_export"."expires_at" is not null),
	CONSTRAINT "data_export_failed" CHECK ("data_export"."failed_at" is null or "data_export"."expires_at" is null)
);
--> statement-breakpoint
CREATE TABLE "saved_prescription" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"content" text NOT NULL,
	"booking_id" text,
	"consented_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_prescription_booking_id_unique" UNIQUE("booking_id")
);
--> statement-breakpoint
CREATE TABLE "requisition" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"content" text NOT NULL,
	"manager_digest" text NOT NULL,
	"token_digest" text,
	"customer_id" text,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"invoice_number" text,
	CONSTRAINT "requisition_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "requisition_state" CHECK ("requisition"."state" in ('draft', 'pending', 'expired', 'approved', 'rejected', 'used')),
	CONSTRAINT "requisition_amount" CHECK ("requisition"."amount" >= 0),
	CONSTRAINT "requisition_sent" CHECK (("requisition"."sent_at" is null) = ("requisition"."token_digest" is null) and ("requisition"."sent_at" is null) = ("requisition"."expires_at" is null)),
	CONSTRAINT "requisition_decided" CHECK (("requisition"."state" in ('approved', 'rejected', 'used')) = ("requisition"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_return_state" CHECK ("order_return"."state" in ('none', 'pending', 'confirmed')),
	CONSTRAINT "order_return_refunded" CHECK ("order_return"."refunded" >= 0),
	CONSTRAINT "order_return_owed" CHECK ("order_return"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" text NOT NULL,
	"position" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"outcome" text,
	"amount" integer,
	"received_at" timestamp with time zone,
	CONSTRAINT "order_return_line_return_id_position_pk" PRIMARY KEY("return_id","position"),
	CONSTRAINT "order_return_line_reason" CHECK ("order_return_line"."reason" in ('none', 'regret', 'fit', 'different', 'damaged', 'wrong', 'other')),
	CONSTRAINT "order_return_line_outcome" CHECK ("order_return_line"."outcome" in ('restock', 'scrap')),
	CONSTRAINT "order_return_line_quantity" CHECK ("order_return_line"."quantity" > 0),
	CONSTRAINT "order_return_line_received" CHECK (("order_return_line"."outcome" is null) = ("order_return_line"."received_at" is null) and ("order_return_line"."outcome" is null) = ("order_return_line"."amount" is null))
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"article_id" integer NOT NULL,
	"model" text NOT NULL,
	"state" text NOT NULL,
	"stars" smallint NOT NULL,
	"fit" text,
	"content" text NOT NULL,
	"is_name_shown" boolean NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "review_state" CHECK ("review"."state" in ('pending', 'approved', 'refused')),
	CONSTRAINT "review_fit" CHECK ("review"."fit" in ('small', 'right', 'large')),
	CONSTRAINT "review_refusal" CHECK ("review"."refusal" in ('personal', 'offensive', 'off-topic', 'advertising', 'unlawful')),
	CONSTRAINT "review_stars" CHECK ("review"."stars" between 1 and 5),
	CONSTRAINT "review_decided" CHECK (("review"."decided_at" is null) = ("review"."decided_by" is null))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"digest" text PRIMARY KEY NOT NULL,
	"cart_id" text NOT NULL,
	"customer_id" text,
	"is_store" boolean DEFAULT false NOT NULL,
	"store_name" text,
	"manager_id" text,
	"authenticated_at" timestamp with time zone,
	"device" text,
	"network" text,
	"pending_customer_id" text,
	"pending_until" timestamp with time zone,
	"store_id" integer,
	"employee_number" text,
	"consent_groups" jsonb,
	"consent_version" integer,
	"consent_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"message" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"provider_id" text,
	CONSTRAINT "sms_outbox_state" CHECK ("sms_outbox"."state" in ('waiting', 'sent', 'delivered', 'undelivered', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "customer_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_login" (
	"session_digest" text PRIMARY KEY NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"code_digest" text NOT NULL,
	"passkey_challenge" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postal_code" (
	"code" text PRIMARY KEY NOT NULL,
	"locality" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"email" text,
	"mobile" text,
	"created_at" timestamp with time zone NOT NULL,
	"left_at" timestamp with time zone,
	CONSTRAINT "staff_store_id_employee_number_pk" PRIMARY KEY("store_id","employee_number"),
	CONSTRAINT "staff_role" CHECK ("staff"."role" in ('seller', 'optician', 'store-manager', 'finance', 'customer-service', 'administrator'))
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
	"deviating_hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"booking_system" text DEFAULT 'own' NOT NULL,
	"booking_location" text,
	CONSTRAINT "store_slug_unique" UNIQUE("slug"),
	CONSTRAINT "store_booking_location_unique" UNIQUE("booking_location"),
	CONSTRAINT "store_booking_system" CHECK ("store"."booking_system" in ('own', 'external')),
	CONSTRAINT "store_booking_location" CHECK ("store"."booking_system" = 'own' or "store"."booking_location" is not null)
);
--> statement-breakpoint
CREATE TABLE "subscription_platform" (
	"id" integer PRIMARY KEY NOT NULL,
	"under_maintenance" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_platform_one" CHECK ("subscription_platform"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"declaration" text NOT NULL,
	"order_number" text,
	"email_matches" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "agreement_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"agreement_number" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "waiting_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"audit_id" text NOT NULL,
	"state" text NOT NULL,
	"exam_type" text NOT NULL,
	"age_group" text,
	"store_ids" jsonb NOT NULL,
	"earliest" date NOT NULL,
	"latest" date NOT NULL,
	"day_part" text NOT NULL,
	"booking_id" text,
	"contact" text NOT NULL,
	"mobile_digest" text NOT NULL,
	"call_digest" text NOT NULL,
	"customer_id" text,
	"unanswered" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "waiting_entry_audit_id_unique" UNIQUE("audit_id"),
	CONSTRAINT "waiting_entry_state" CHECK ("waiting_entry"."state" in ('waiting', 'accepted', 'left', 'ended')),
	CONSTRAINT "waiting_entry_exam_type" CHECK ("waiting_entry"."exam_type" in ('glasses', 'lenses', 'lensesNew', 'driving', 'terminal', 'hearing')),
	CONSTRAINT "waiting_entry_age_group" CHECK ("waiting_entry"."age_group" in ('8-12', '13-17', '18-74', '75')),
	CONSTRAINT "waiting_entry_day_part" CHECK ("waiting_entry"."day_part" in ('any', 'morning', 'afternoon')),
	CONSTRAINT "waiting_entry_days" CHECK ("waiting_entry"."earliest" <= "waiting_entry"."latest"),
	CONSTRAINT "waiting_entry_ended" CHECK (("waiting_entry"."ended_at" is null) = ("waiting_entry"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "waiting_offer" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text NOT NULL,
	"state" text NOT NULL,
	"store_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "waiting_offer_state" CHECK ("waiting_offer"."state" in ('offered', 'accepted', 'declined', 'expired')),
	CONSTRAINT "waiting_offer_span" CHECK ("waiting_offer"."starts_at" < "waiting_offer"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "cart_handover" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"items" jsonb NOT NULL,
	"state" text NOT NULL,
	"channel" text,
	"sent_at" timestamp with time zone,
	"times_sent" integer DEFAULT 0 NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"withdrawn_by" text,
	"order_number" text,
	CONSTRAINT "cart_handover_state" CHECK ("cart_handover"."state" in ('sent', 'opened', 'agreed', 'withdrawn', 'expired')),
	CONSTRAINT "cart_handover_sent" CHECK (("cart_handover"."channel" is null) = ("cart_handover"."sent_at" is null)),
	CONSTRAINT "cart_handover_ended" CHECK (("cart_handover"."state" in ('sent', 'opened')) = ("cart_handover"."ended_at" is null)),
	CONSTRAINT "cart_handover_agreed" CHECK (("cart_handover"."state" = 'agreed') = ("cart_handover"."order_number" is not null))
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
	CONSTRAINT "invoice_debit_state" CHECK ("invoice_debit"."state" in ('planned', 'sent', 'paid', 'refused', 'dropped', 'taken-back')),
	CONSTRAINT "invoice_debit_refusal" CHECK ("invoice_debit"."refusal" in ('no-cover', 'account-closed', 'rejected')),
	CONSTRAINT "invoice_debit_amount" CHECK ("invoice_debit"."amount" > 0),
	CONSTRAINT "invoice_debit_refused" CHECK (("invoice_debit"."state" = 'refused') = ("invoice_debit"."refusal" is not null and "invoice_debit"."pay_by" is not null))
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
CREATE TABLE "awaited_prescription" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"state" text NOT NULL,
	"due_on" date NOT NULL,
	"reminders" integer DEFAULT 0 NOT NULL,
	"request" text,
	"entered_at" timestamp with time zone,
	CONSTRAINT "awaited_prescription_order_number_position_pk" PRIMARY KEY("order_number","position"),
	CONSTRAINT "awaited_prescription_state" CHECK ("awaited_prescription"."state" in ('missing', 'sent', 'asked', 'entered')),
	CONSTRAINT "awaited_prescription_entered" CHECK (("awaited_prescription"."entered_at" is null) = ("awaited_prescription"."state" <> 'entered'))
);
--> statement-breakpoint
CREATE TABLE "prescription_photo" (
	"order_number" text NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prescription_photo_order_number_position_pk" PRIMARY KEY("order_number","position")
);
--> statement-breakpoint
CREATE TABLE "order_lookup" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lookup_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"store_id" integer NOT NULL,
	"employee_number" text NOT NULL,
	"order_number" text NOT NULL,
	"reason" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "autogiro_signing" ADD CONSTRAINT "autogiro_signing_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_signing" ADD CONSTRAINT "agreement_signing_agreement_id_agreement_id_fk" FOREIGN KEY ("agreement_id") REFERENCES "public"."agreement"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_examiner_id_examiner_id_fk" FOREIGN KEY ("examiner_id") REFERENCES "public"."examiner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booking" ADD CONSTRAINT "booking_requisition_id_requisition_id_fk" FOREIGN KEY ("requisition_id") REFERENCES "public"."requisition"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_room" ADD CONSTRAINT "exam_room_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "examiner" ADD CONSTRAINT "examiner_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_call" ADD CONSTRAINT "provider_call_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_call" ADD CONSTRAINT "provider_call_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_hold" ADD CONSTRAINT "provider_hold_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_examiner_id_examiner_id_fk" FOREIGN KEY ("examiner_id") REFERENCES "public"."examiner"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_room_id_exam_room_id_fk" FOREIGN KEY ("room_id") REFERENCES "public"."exam_room"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_gift_card" ADD CONSTRAINT "cart_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_price" ADD CONSTRAINT "article_price_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_option" ADD CONSTRAINT "lens_option_article_id_lens_group_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."lens_group"("article_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_history" ADD CONSTRAINT "price_history_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_article_id_article_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."article"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_hold" ADD CONSTRAINT "stock_hold_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim" ADD CONSTRAINT "claim_answered_by_store_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "e_invoice_recipient" ADD CONSTRAINT "e_invoice_recipient_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eye_health_day" ADD CONSTRAINT "eye_health_day_answered_by_store_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_choice" ADD CONSTRAINT "payment_choice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_choice" ADD CONSTRAINT "payment_choice_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_size" ADD CONSTRAINT "own_size_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_month" ADD CONSTRAINT "free_month_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_member" ADD CONSTRAINT "friends_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_referral" ADD CONSTRAINT "friends_referral_friend_customer_id_customer_id_fk" FOREIGN KEY ("friend_customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_referral" ADD CONSTRAINT "friends_referral_referrer_customer_id_customer_id_fk" FOREIGN KEY ("referrer_customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_card_entry" ADD CONSTRAINT "gift_card_entry_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_gift_card" ADD CONSTRAINT "saved_gift_card_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_gift_card" ADD CONSTRAINT "saved_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sold_gift_card" ADD CONSTRAINT "sold_gift_card_card_id_gift_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."gift_card"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription" ADD CONSTRAINT "glasses_subscription_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_charge" ADD CONSTRAINT "glasses_subscription_charge_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_charge" ADD CONSTRAINT "glasses_subscription_charge_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_document" ADD CONSTRAINT "glasses_subscription_document_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_exchange" ADD CONSTRAINT "glasses_subscription_exchange_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_month" ADD CONSTRAINT "glasses_subscription_month_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_month" ADD CONSTRAINT "glasses_subscription_month_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "glasses_subscription_signing" ADD CONSTRAINT "glasses_subscription_signing_subscription_id_glasses_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."glasses_subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_token" ADD CONSTRAINT "identity_token_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_staff_member" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_note" ADD CONSTRAINT "credit_note_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_line" ADD CONSTRAINT "invoice_line_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payment" ADD CONSTRAINT "invoice_payment_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminder" ADD CONSTRAINT "invoice_reminder_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_delivery" ADD CONSTRAINT "lens_delivery_subscription_id_lens_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."lens_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD CONSTRAINT "lens_subscription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription" ADD CONSTRAINT "lens_subscription_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lens_subscription_line" ADD CONSTRAINT "lens_subscription_line_subscription_id_lens_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."lens_subscription"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "autogiro_mandate" ADD CONSTRAINT "autogiro_mandate_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_action" ADD CONSTRAINT "order_action_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order" ADD CONSTRAINT "order_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pick_up" ADD CONSTRAINT "pick_up_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capture" ADD CONSTRAINT "capture_tender_id_tender_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_id_submission_id_fk" FOREIGN KEY ("id") REFERENCES "public"."submission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_saved_payment_id_saved_payment_id_fk" FOREIGN KEY ("saved_payment_id") REFERENCES "public"."saved_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_tender_id_tender_id_fk" FOREIGN KEY ("tender_id") REFERENCES "public"."tender"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_payment" ADD CONSTRAINT "saved_payment_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tender" ADD CONSTRAINT "tender_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_export" ADD CONSTRAINT "data_export_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prescription" ADD CONSTRAINT "saved_prescription_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_prescription" ADD CONSTRAINT "saved_prescription_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requisition" ADD CONSTRAINT "requisition_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_store_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_lookup" ADD CONSTRAINT "customer_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_login" ADD CONSTRAINT "store_login_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_lookup" ADD CONSTRAINT "agreement_lookup_agreement_number_agreement_number_fk" FOREIGN KEY ("agreement_number") REFERENCES "public"."agreement"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_lookup" ADD CONSTRAINT "agreement_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_entry" ADD CONSTRAINT "waiting_entry_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_entry_id_waiting_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."waiting_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_offer" ADD CONSTRAINT "waiting_offer_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_handover" ADD CONSTRAINT "cart_handover_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_handover" ADD CONSTRAINT "cart_handover_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_collection" ADD CONSTRAINT "invoice_collection_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_debit" ADD CONSTRAINT "invoice_debit_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_debit" ADD CONSTRAINT "invoice_debit_mandate_id_autogiro_mandate_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."autogiro_mandate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_delivery" ADD CONSTRAINT "invoice_delivery_invoice_number_invoice_number_fk" FOREIGN KEY ("invoice_number") REFERENCES "public"."invoice"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_delivery" ADD CONSTRAINT "invoice_delivery_recipient_id_e_invoice_recipient_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."e_invoice_recipient"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "awaited_prescription" ADD CONSTRAINT "awaited_prescription_order_number_position_order_line_order_number_position_fk" FOREIGN KEY ("order_number","position") REFERENCES "public"."order_line"("order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescription_photo" ADD CONSTRAINT "prescription_photo_order_number_position_awaited_prescription_order_number_position_fk" FOREIGN KEY ("order_number","position") REFERENCES "public"."awaited_prescription"("order_number","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lookup" ADD CONSTRAINT "order_lookup_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lookup" ADD CONSTRAINT "order_lookup_staff" FOREIGN KEY ("store_id","employee_number") REFERENCES "public"."staff"("store_id","employee_number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_subject" ON "audit" USING btree ("subject_type","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_actor" ON "audit" USING btree ("actor_kind","actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_at" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "agreement_signing_expiry" ON "agreement_signing" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bank_payment_unmatched" ON "bank_payment" USING btree ("paid_on","id") WHERE state = 'unmatched';--> statement-breakpoint
CREATE INDEX "booking_customer" ON "booking" USING btree ("customer_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_store" ON "booking" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "booking_to_rebook" ON "booking" USING btree ("store_id") WHERE rebook_asked_at is not null;--> statement-breakpoint
CREATE INDEX "booking_unreminded" ON "booking" USING btree ("starts_at") WHERE state in ('booked') and not reminded_late;--> statement-breakpoint
CREATE INDEX "exam_room_store" ON "exam_room" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "examiner_store" ON "examiner" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "provider_call_due" ON "provider_call" USING btree ("next_try_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "provider_call_booking" ON "provider_call" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_call_one_time" ON "provider_call" USING btree ("booking_id") WHERE state = 'open' and kind <> 'cancel';--> statement-breakpoint
CREATE INDEX "provider_hold_held_by" ON "provider_hold" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "provider_hold_held" ON "provider_hold" USING btree ("held_until");--> statement-breakpoint
CREATE INDEX "taken_time_store" ON "taken_time" USING btree ("store_id","starts_at");--> statement-breakpoint
CREATE INDEX "taken_time_held" ON "taken_time" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "taken_time_held_by" ON "taken_time" USING btree ("held_by") WHERE held_by is not null;--> statement-breakpoint
CREATE INDEX "cart_updated" ON "cart" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "cart_gift_card_card" ON "cart_gift_card" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "catalogue_change_transaction" ON "catalogue_change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "sku_article" ON "sku" USING btree ("article_id");--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "store_stock" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "claim_customer" ON "claim" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "claim_reported" ON "claim" USING btree ("state","reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_once" ON "claim" USING btree ("order_number","position") WHERE state in ('reported', 'accepted');--> statement-breakpoint
CREATE INDEX "agreement_session" ON "agreement" USING btree ("session_digest");--> statement-breakpoint
CREATE INDEX "agreement_draft" ON "agreement" USING btree ("updated_at") WHERE signed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "agreement_company" ON "agreement" USING btree ("company_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_personal_number" ON "customer" USING btree ("personal_number_digest") WHERE personal_number_digest is not null;--> statement-breakpoint
CREATE INDEX "customer_cart" ON "customer" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "customer_mobile" ON "customer" USING btree ("mobile_digest");--> statement-breakpoint
CREATE INDEX "discount_hold_code" ON "discount_hold" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "e_invoice_recipient_open" ON "e_invoice_recipient" USING btree ("customer_id") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_customer" ON "e_invoice_recipient" USING btree ("customer_id","asked_at");--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_unregistered" ON "e_invoice_recipient" USING btree ("asked_at") WHERE registered_in is null;--> statement-breakpoint
CREATE INDEX "e_invoice_recipient_ended" ON "e_invoice_recipient" USING btree ("ended_at") WHERE is_end_due;--> statement-breakpoint
CREATE INDEX "eid_order_session" ON "eid_order" USING btree ("session_digest");--> statement-breakpoint
CREATE INDEX "eid_order_expiry" ON "eid_order" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "eye_health_day_received" ON "eye_health_day" USING btree ("state","received_at");--> statement-breakpoint
CREATE INDEX "favourite_customer" ON "favourite" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "favourite_of_visits" ON "favourite" USING btree ("saved_at") WHERE customer_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "free_month_once" ON "free_month" USING btree ("customer_id","kind","reference");--> statement-breakpoint
CREATE INDEX "friends_referral_referrer" ON "friends_referral" USING btree ("referrer_customer_id");--> statement-breakpoint
CREATE INDEX "gift_card_lapsing" ON "gift_card" USING btree ("valid_until") WHERE balance > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entry_once" ON "gift_card_entry" USING btree ("card_id","kind","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_card_entry_end" ON "gift_card_entry" USING btree ("card_id","reference") WHERE kind in ('capture', 'release');--> statement-breakpoint
CREATE INDEX "saved_gift_card_card" ON "saved_gift_card" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "sold_gift_card_order" ON "sold_gift_card" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "sold_gift_card_due" ON "sold_gift_card" USING btree ("send_on") WHERE sent_at is null and closed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_customer" ON "glasses_subscription" USING btree ("customer_id") WHERE state in ('Created', 'Active');--> statement-breakpoint
CREATE INDEX "glasses_subscription_history" ON "glasses_subscription" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "glasses_subscription_person" ON "glasses_subscription" USING btree ("personal_number_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_waiting" ON "glasses_subscription" USING btree ("personal_number_digest") WHERE customer_id is null and state = 'Created';--> statement-breakpoint
CREATE INDEX "glasses_subscription_store" ON "glasses_subscription" USING btree ("store_id","created_at");--> statement-breakpoint
CREATE INDEX "glasses_subscription_next_month" ON "glasses_subscription" USING btree ("next_month_on");--> statement-breakpoint
CREATE INDEX "glasses_subscription_end" ON "glasses_subscription" USING btree ("ends_on");--> statement-breakpoint
CREATE INDEX "glasses_subscription_charge_subscription" ON "glasses_subscription_charge" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "glasses_subscription_charge_open" ON "glasses_subscription_charge" USING btree ("created_at") WHERE state in ('due', 'charging');--> statement-breakpoint
CREATE UNIQUE INDEX "glasses_subscription_document_once" ON "glasses_subscription_document" USING btree ("subscription_id","kind","version");--> statement-breakpoint
CREATE INDEX "identity_token_customer" ON "identity_token" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "identity_token_expiry" ON "identity_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_customer" ON "passkey" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "passkey_staff" ON "passkey" USING btree ("store_id","employee_number");--> statement-breakpoint
CREATE INDEX "passkey_challenge_expiry" ON "passkey_challenge" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "credit_note_invoice" ON "credit_note" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_payment_number" ON "invoice" USING btree ("payment_number");--> statement-breakpoint
CREATE INDEX "invoice_awaits_money" ON "invoice" USING btree ("payment_number") WHERE status in ('paymentReserved', 'paymentInProgress') and payment_number is not null;--> statement-breakpoint
CREATE INDEX "invoice_due" ON "invoice" USING btree ("due_on") WHERE status in ('notPaid', 'partlyPaid') and reminders < 3;--> statement-breakpoint
CREATE INDEX "invoice_payment_invoice" ON "invoice_payment" USING btree ("invoice_number");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entry_once" ON "ledger_entry" USING btree ("event","account");--> statement-breakpoint
CREATE INDEX "ledger_entry_order" ON "ledger_entry" USING btree ("order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "lens_delivery_period" ON "lens_delivery" USING btree ("subscription_id","period");--> statement-breakpoint
CREATE INDEX "lens_delivery_try" ON "lens_delivery" USING btree ("try_on") WHERE state in ('due');--> statement-breakpoint
CREATE INDEX "lens_subscription_customer" ON "lens_subscription" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "lens_subscription_process" ON "lens_subscription" USING btree ("process_on") WHERE state in ('active');--> statement-breakpoint
CREATE INDEX "lens_subscription_announce" ON "lens_subscription" USING btree ("announce_on") WHERE announced_on is null and state in ('active');--> statement-breakpoint
CREATE UNIQUE INDEX "lens_subscription_line_sku" ON "lens_subscription_line" USING btree ("subscription_id","sku_id");--> statement-breakpoint
CREATE UNIQUE INDEX "autogiro_mandate_open" ON "autogiro_mandate" USING btree ("customer_id") WHERE state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "autogiro_mandate_customer" ON "autogiro_mandate" USING btree ("customer_id","signed_at");--> statement-breakpoint
CREATE INDEX "autogiro_mandate_unregistered" ON "autogiro_mandate" USING btree ("signed_at") WHERE registered_in is null;--> statement-breakpoint
CREATE INDEX "autogiro_mandate_cancelled" ON "autogiro_mandate" USING btree ("ended_at") WHERE is_cancellation_due;--> statement-breakpoint
CREATE INDEX "order_note_order" ON "order_note" USING btree ("order_number","at");--> statement-breakpoint
CREATE INDEX "order_cart" ON "order" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "order_customer" ON "order" USING btree ("customer_id","placed_at");--> statement-breakpoint
CREATE INDEX "order_email" ON "order" USING btree ("email_digest");--> statement-breakpoint
CREATE INDEX "order_mobile" ON "order" USING btree ("mobile_digest");--> statement-breakpoint
CREATE INDEX "order_discount" ON "order" USING btree ("discount_code") WHERE discount_code is not null;--> statement-breakpoint
CREATE INDEX "order_seller" ON "order" USING btree ("seller_store_id","placed_at") WHERE seller_store_id is not null;--> statement-breakpoint
CREATE INDEX "order_undigested" ON "order" USING btree ("number") WHERE email_digest is null or mobile_digest is null;--> statement-breakpoint
CREATE INDEX "order_waiting" ON "order" USING btree ("placed_at") WHERE state in ('handled', 'controlled');--> statement-breakpoint
CREATE INDEX "order_open" ON "order" USING btree ("placed_at") WHERE state in ('handled', 'controlled', 'paused');--> statement-breakpoint
CREATE INDEX "pick_up_last_day" ON "pick_up" USING btree ("last_day");--> statement-breakpoint
CREATE INDEX "pick_up_open" ON "pick_up" USING btree ("order_number") WHERE collected_at is null and sent_back_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_key" ON "mail_outbox" USING btree ("kind","key") WHERE key is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "mail_outbox_failed" ON "mail_outbox" USING btree ("created_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "mail_outbox_receiver" ON "mail_outbox" USING btree ("receiver");--> statement-breakpoint
CREATE INDEX "payment_link_expiry" ON "payment_link" USING btree ("expires_at") WHERE state in ('sent');--> statement-breakpoint
CREATE INDEX "payment_link_customer" ON "payment_link" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "capture_place" ON "capture" USING btree ("tender_id","place");--> statement-breakpoint
CREATE INDEX "capture_order" ON "capture" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "capture_due" ON "capture" USING btree ("due_at") WHERE state in ('due');--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_saved_payment" ON "payment" USING btree ("saved_payment_id");--> statement-breakpoint
CREATE INDEX "refund_tender" ON "refund" USING btree ("tender_id","created_at");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE state in ('due');--> statement-breakpoint
CREATE INDEX "saved_payment_customer" ON "saved_payment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_payment_saving" ON "saved_payment" USING btree ("customer_id") WHERE state = 'saving';--> statement-breakpoint
CREATE INDEX "saved_payment_due" ON "saved_payment" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "submission_open" ON "submission" USING btree ("subject_type","subject_id") WHERE state in ('reserved', 'redirected', 'finalising', 'unknown');--> statement-breakpoint
CREATE INDEX "submission_expiry" ON "submission" USING btree ("expires_at") WHERE state in ('reserved', 'redirected');--> statement-breakpoint
CREATE INDEX "submission_subject" ON "submission" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "tender_order" ON "tender" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "tender_due" ON "tender" USING btree ("due_at") WHERE due is not null;--> statement-breakpoint
CREATE INDEX "tender_payment" ON "tender" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "data_export_customer" ON "data_export" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "data_export_waiting" ON "data_export" USING btree ("requested_at") WHERE expires_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "data_export_expiry" ON "data_export" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "saved_prescription_customer" ON "saved_prescription" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "requisition_manager" ON "requisition" USING btree ("manager_digest","created_at");--> statement-breakpoint
CREATE INDEX "requisition_customer" ON "requisition" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "requisition_expiry" ON "requisition" USING btree ("expires_at") WHERE state in ('pending');--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_place" ON "order_return" USING btree ("order_number","place");--> statement-breakpoint
CREATE INDEX "order_return_pending" ON "order_return" USING btree ("registered_at") WHERE state in ('pending');--> statement-breakpoint
CREATE INDEX "order_return_unpaid" ON "order_return" USING btree ("confirmed_at") WHERE confirmed_at is not null and refunded_at is null;--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_model" ON "review" USING btree ("model","state","written_at");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("state","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("customer_id","model") WHERE state in ('pending', 'approved');--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_outbox_provider_id" ON "sms_outbox" USING btree ("provider_id") WHERE provider_id is not null;--> statement-breakpoint
CREATE INDEX "sms_outbox_waiting" ON "sms_outbox" USING btree ("next_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "sms_outbox_customer" ON "sms_outbox" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_lookup_request" ON "customer_lookup" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "store_login_expiry" ON "store_login" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "withdrawal_order" ON "withdrawal" USING btree ("order_number");--> statement-breakpoint
CREATE INDEX "agreement_lookup_staff_at" ON "agreement_lookup" USING btree ("store_id","employee_number","at");--> statement-breakpoint
CREATE INDEX "agreement_lookup_agreement" ON "agreement_lookup" USING btree ("agreement_number");--> statement-breakpoint
CREATE INDEX "waiting_entry_open" ON "waiting_entry" USING btree ("created_at") WHERE ended_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_entry_call" ON "waiting_entry" USING btree ("call_digest") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "waiting_entry_mobile" ON "waiting_entry" USING btree ("mobile_digest") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "waiting_entry_customer" ON "waiting_entry" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "waiting_offer_entry" ON "waiting_offer" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_offer_open" ON "waiting_offer" USING btree ("entry_id") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "waiting_offer_due" ON "waiting_offer" USING btree ("until") WHERE state = 'offered';--> statement-breakpoint
CREATE INDEX "cart_handover_customer" ON "cart_handover" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cart_handover_store" ON "cart_handover" USING btree ("store_id","state","handed_over_at");--> statement-breakpoint
CREATE INDEX "cart_handover_expiry" ON "cart_handover" USING btree ("expires_at") WHERE state in ('sent', 'opened');--> statement-breakpoint
CREATE INDEX "invoice_collection_open" ON "invoice_collection" USING btree ("claimed_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "invoice_debit_planned" ON "invoice_debit" USING btree ("debit_on") WHERE state = 'planned';--> statement-breakpoint
CREATE INDEX "invoice_debit_mandate" ON "invoice_debit" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "invoice_delivery_open" ON "invoice_delivery" USING btree ("claimed_at") WHERE state in ('waiting', 'sent');--> statement-breakpoint
CREATE INDEX "invoice_delivery_recipient" ON "invoice_delivery" USING btree ("recipient_id");--> statement-breakpoint
CREATE INDEX "awaited_prescription_open" ON "awaited_prescription" USING btree ("due_on") WHERE state in ('missing', 'sent', 'asked');--> statement-breakpoint
CREATE INDEX "order_lookup_order" ON "order_lookup" USING btree ("order_number","store_id","employee_number");
--> statement-breakpoint
-- Drizzle cannot describe what follows. These triggers record each change of the catalogue and wake the processes that keep a copy of it.
CREATE FUNCTION catalogue_changed_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (article_id) VALUES (
    CASE TG_TABLE_NAME
      WHEN 'article' THEN (to_jsonb(NEW)->>'id')::integer
      WHEN 'stock' THEN (SELECT article_id FROM sku WHERE id = to_jsonb(NEW)->>'sku_id')
      ELSE (to_jsonb(NEW)->>'article_id')::integer
    END
  );
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION catalogue_changed_all() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_change (article_id) VALUES (NULL);
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER article_updated AFTER UPDATE ON article FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER article_price_updated AFTER UPDATE ON article_price FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER sku_updated AFTER UPDATE ON sku FOR EACH ROW EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
-- The shop shows only whether pieces are left, so the trigger ignores a sale that leaves some.
CREATE TRIGGER stock_turned AFTER UPDATE ON stock FOR EACH ROW
  WHEN ((OLD.on_hand > OLD.reserved) IS DISTINCT FROM (NEW.on_hand > NEW.reserved)) EXECUTE FUNCTION catalogue_changed_row();
--> statement-breakpoint
CREATE TRIGGER article_set AFTER INSERT OR DELETE ON article FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER article_price_set AFTER INSERT OR DELETE ON article_price FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER sku_set AFTER INSERT OR DELETE ON sku FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER stock_set AFTER INSERT OR DELETE ON stock FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER lens_group_changed AFTER INSERT OR UPDATE OR DELETE ON lens_group FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER lens_option_changed AFTER INSERT OR UPDATE OR DELETE ON lens_option FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER page_changed AFTER INSERT OR UPDATE OR DELETE ON page FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER category_text_changed AFTER INSERT OR UPDATE OR DELETE ON category_text FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
CREATE TRIGGER store_changed AFTER INSERT OR UPDATE OR DELETE ON store FOR EACH STATEMENT EXECUTE FUNCTION catalogue_changed_all();
--> statement-breakpoint
-- Rows of the books, the gift cards and the audit are added only. The database refuses a change, also one by a fault in the code.
CREATE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
CREATE TRIGGER gift_card_entry_append_only BEFORE UPDATE OR DELETE ON gift_card_entry FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
CREATE TRIGGER audit_append_only BEFORE UPDATE OR DELETE ON audit FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
-- A withdrawal stays as it was received. Only its sealed text may change, when keys are renewed.
CREATE TRIGGER withdrawal_append_only BEFORE DELETE OR UPDATE OF id, digest, order_number, email_matches, received_at ON withdrawal FOR EACH ROW EXECUTE FUNCTION forbid_change();
--> statement-breakpoint
-- The database refuses an event whose amounts do not add up to zero.
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ledger_entry WHERE event IN (SELECT DISTINCT event FROM written) GROUP BY event HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'a booked event does not balance' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_entry_balances AFTER INSERT ON ledger_entry REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_balances();
--> statement-breakpoint
-- The extension allows equality beside ranges in one constraint. It is trusted, so the owner of the database may create it.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_examiner_overlaps" EXCLUDE USING gist ("examiner_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
--> statement-breakpoint
ALTER TABLE "taken_time" ADD CONSTRAINT "taken_time_room_overlaps" EXCLUDE USING gist ("room_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&);
