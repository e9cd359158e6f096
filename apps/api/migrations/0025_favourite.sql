CREATE TABLE "favourite" (
	"owner" text NOT NULL,
	"article_id" integer NOT NULL,
	"customer_id" text,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_owner_article_id_pk" PRIMARY KEY("owner","article_id"),
	CONSTRAINT "favourite_owner" CHECK ("favourite"."customer_id" is null or "favourite"."customer_id" = "favourite"."owner")
);
--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourite_customer" ON "favourite" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "favourite_of_visits" ON "favourite" USING btree ("saved_at") WHERE customer_id is null;