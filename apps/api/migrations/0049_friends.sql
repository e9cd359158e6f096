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
ALTER TABLE "free_month" ADD CONSTRAINT "free_month_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_member" ADD CONSTRAINT "friends_member_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_referral" ADD CONSTRAINT "friends_referral_friend_customer_id_customer_id_fk" FOREIGN KEY ("friend_customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "friends_referral" ADD CONSTRAINT "friends_referral_referrer_customer_id_customer_id_fk" FOREIGN KEY ("referrer_customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_month_once" ON "free_month" USING btree ("customer_id","kind","reference");--> statement-breakpoint
CREATE INDEX "friends_referral_referrer" ON "friends_referral" USING btree ("referrer_customer_id");