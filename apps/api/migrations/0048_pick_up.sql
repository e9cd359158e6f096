CREATE TABLE "pick_up" (
	"order_number" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"ready_at" timestamp with time zone NOT NULL,
	"last_day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_hold" ADD COLUMN "store_id" integer;--> statement-breakpoint
ALTER TABLE "order" ADD COLUMN "stock_store_id" integer;--> statement-breakpoint
ALTER TABLE "pick_up" ADD CONSTRAINT "pick_up_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pick_up_last_day" ON "pick_up" USING btree ("last_day");