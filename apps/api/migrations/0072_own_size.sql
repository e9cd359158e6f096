CREATE TABLE "own_size" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"size" jsonb,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_size" ADD CONSTRAINT "own_size_customer_id_customer_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customer"("id") ON DELETE no action ON UPDATE no action;