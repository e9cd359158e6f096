CREATE TABLE "discovery"."event_reader" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"transaction" text NOT NULL,
	"id" bigint NOT NULL,
	CONSTRAINT "event_reader_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."popularity" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"sum" double precision NOT NULL,
	"bonus" double precision DEFAULT 0 NOT NULL,
	CONSTRAINT "popularity_tenant_market_product_id_pk" PRIMARY KEY("tenant","market","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."popularity_hour" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"action" smallint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "popularity_hour_tenant_market_product_id_action_hour_pk" PRIMARY KEY("tenant","market","product_id","action","hour")
);
--> statement-breakpoint
CREATE TABLE "discovery"."popularity_seen" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"product_id" text NOT NULL,
	"action" smallint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "popularity_seen_tenant_market_visitor_product_id_action_day_pk" PRIMARY KEY("tenant","market","visitor","product_id","action","day")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_item" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"basket" text NOT NULL,
	"day" date NOT NULL,
	"product_id" text NOT NULL,
	"events" integer NOT NULL,
	"bought" boolean NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"learnt_seen" boolean DEFAULT false NOT NULL,
	"learnt_bought" boolean DEFAULT false NOT NULL,
	"due" boolean DEFAULT true NOT NULL,
	CONSTRAINT "basket_item_tenant_market_basket_day_product_id_pk" PRIMARY KEY("tenant","market","basket","day","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_pair" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"sum" double precision NOT NULL,
	CONSTRAINT "basket_pair_tenant_market_relation_product_id_other_id_pk" PRIMARY KEY("tenant","market","relation","product_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_product" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"product_id" text NOT NULL,
	"sum" double precision NOT NULL,
	"stale" boolean NOT NULL,
	CONSTRAINT "basket_product_tenant_market_relation_product_id_pk" PRIMARY KEY("tenant","market","relation","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."basket_total" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"relation" text NOT NULL,
	"sum" double precision NOT NULL,
	CONSTRAINT "basket_total_tenant_market_relation_pk" PRIMARY KEY("tenant","market","relation")
);
--> statement-breakpoint
CREATE TABLE "discovery"."neighbour" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"relation" text NOT NULL,
	"sum" double precision NOT NULL,
	"neighbours" jsonb NOT NULL,
	CONSTRAINT "neighbour_tenant_market_product_id_relation_pk" PRIMARY KEY("tenant","market","product_id","relation")
);
--> statement-breakpoint
CREATE TABLE "discovery"."taste" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"met" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "taste_tenant_market_visitor_pk" PRIMARY KEY("tenant","market","visitor")
);
--> statement-breakpoint
CREATE TABLE "discovery"."query_visitor" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"visitor" text NOT NULL,
	"key" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "query_visitor_tenant_market_visitor_key_pk" PRIMARY KEY("tenant","market","visitor","key")
);
--> statement-breakpoint
CREATE TABLE "discovery"."searched_query" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"key" text NOT NULL,
	"shown" text NOT NULL,
	"sum" double precision NOT NULL,
	"visitors" integer NOT NULL,
	"hits" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "searched_query_tenant_market_key_pk" PRIMARY KEY("tenant","market","key")
);
--> statement-breakpoint
ALTER TABLE "discovery"."event_reader" ADD CONSTRAINT "event_reader_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."popularity" ADD CONSTRAINT "popularity_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."popularity_hour" ADD CONSTRAINT "popularity_hour_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."popularity_seen" ADD CONSTRAINT "popularity_seen_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_item" ADD CONSTRAINT "basket_item_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_pair" ADD CONSTRAINT "basket_pair_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_product" ADD CONSTRAINT "basket_product_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."basket_total" ADD CONSTRAINT "basket_total_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."neighbour" ADD CONSTRAINT "neighbour_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."taste" ADD CONSTRAINT "taste_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."query_visitor" ADD CONSTRAINT "query_visitor_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."searched_query" ADD CONSTRAINT "searched_query_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "popularity_hour_hour" ON "discovery"."popularity_hour" USING btree ("hour");--> statement-breakpoint
CREATE INDEX "popularity_seen_day" ON "discovery"."popularity_seen" USING btree ("day");--> statement-breakpoint
CREATE INDEX "basket_item_due" ON "discovery"."basket_item" USING btree ("tenant","market","last_at") WHERE "discovery"."basket_item"."due";--> statement-breakpoint
CREATE INDEX "basket_item_day" ON "discovery"."basket_item" USING btree ("day");--> statement-breakpoint
CREATE INDEX "basket_product_stale" ON "discovery"."basket_product" USING btree ("tenant","market") WHERE "discovery"."basket_product"."stale";--> statement-breakpoint
CREATE INDEX "taste_updated" ON "discovery"."taste" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "query_visitor_day" ON "discovery"."query_visitor" USING btree ("day");--> statement-breakpoint
CREATE INDEX "searched_query_sum" ON "discovery"."searched_query" USING btree ("tenant","market","sum");--> statement-breakpoint
CREATE INDEX "searched_query_last" ON "discovery"."searched_query" USING btree ("last_at");