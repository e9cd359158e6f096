CREATE TABLE "store_stock" (
	"sku_id" text NOT NULL,
	"store_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "store_stock_sku_id_store_id_pk" PRIMARY KEY("sku_id","store_id"),
	CONSTRAINT "store_stock_enough" CHECK ("store_stock"."reserved" >= 0 and "store_stock"."reserved" <= "store_stock"."on_hand")
);
--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_sku_id_sku_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."sku"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_stock_store" ON "store_stock" USING btree ("store_id");