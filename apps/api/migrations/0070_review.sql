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
ALTER TABLE "review" ADD CONSTRAINT "review_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_decided_by_store_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_customer" ON "review" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "review_model" ON "review" USING btree ("model","state","written_at");--> statement-breakpoint
CREATE INDEX "review_written" ON "review" USING btree ("state","written_at");--> statement-breakpoint
CREATE UNIQUE INDEX "review_once" ON "review" USING btree ("customer_id","model") WHERE state in ('pending', 'approved');