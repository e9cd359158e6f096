CREATE TABLE "order_return" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" text NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"refunded" integer DEFAULT 0 NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "order_return_state" CHECK ("order_return"."state" in ('none', 'pending', 'confirmed')),
	CONSTRAINT "order_return_refunded" CHECK ("order_return"."refunded" >= 0)
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
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_number_order_number_fk" FOREIGN KEY ("order_number") REFERENCES "public"."order"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_return_place" ON "order_return" USING btree ("order_number","place");--> statement-breakpoint
CREATE INDEX "order_return_pending" ON "order_return" USING btree ("registered_at") WHERE state in ('pending');--> statement-breakpoint
CREATE INDEX "order_return_unpaid" ON "order_return" USING btree ("confirmed_at") WHERE confirmed_at is not null and refunded_at is null;