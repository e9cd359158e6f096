CREATE SCHEMA "discovery";
--> statement-breakpoint
CREATE TABLE "discovery"."event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"event_key" text NOT NULL,
	"line" smallint NOT NULL,
	"type" text NOT NULL,
	"product_id" text,
	"quantity" integer,
	"price" bigint,
	"currency" text,
	"query" text,
	"hits" integer,
	"list_name" text,
	"list_position" integer,
	"result_id" text,
	"visitor" text,
	"session" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."category" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"category_id" text NOT NULL,
	"position" integer NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "category_tenant_market_category_id_pk" PRIMARY KEY("tenant","market","category_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."content" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"content_id" text NOT NULL,
	"data" jsonb NOT NULL,
	CONSTRAINT "content_tenant_market_content_id_pk" PRIMARY KEY("tenant","market","content_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."feed_run" (
	"generation" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."feed_run_generation_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."product" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"generation" bigint NOT NULL,
	"product_id" text NOT NULL,
	"data" jsonb NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "product_tenant_market_generation_product_id_pk" PRIMARY KEY("tenant","market","generation","product_id")
);
--> statement-breakpoint
CREATE TABLE "discovery"."synonyms" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"rules" jsonb NOT NULL,
	CONSTRAINT "synonyms_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discovery"."change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"tenant" text NOT NULL,
	"market" text,
	"kind" text NOT NULL,
	"product_id" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."market" (
	"tenant" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"generation" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "market_tenant_market_pk" PRIMARY KEY("tenant","market")
);
--> statement-breakpoint
CREATE TABLE "discovery"."tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discovery"."tenant_key" (
	"digest" text PRIMARY KEY NOT NULL,
	"tenant" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "discovery"."event" ADD CONSTRAINT "event_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."category" ADD CONSTRAINT "category_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."content" ADD CONSTRAINT "content_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."feed_run" ADD CONSTRAINT "feed_run_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."product" ADD CONSTRAINT "product_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."synonyms" ADD CONSTRAINT "synonyms_tenant_market_market_tenant_market_fk" FOREIGN KEY ("tenant","market") REFERENCES "discovery"."market"("tenant","market") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."market" ADD CONSTRAINT "market_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discovery"."tenant_key" ADD CONSTRAINT "tenant_key_tenant_tenant_id_fk" FOREIGN KEY ("tenant") REFERENCES "discovery"."tenant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_once" ON "discovery"."event" USING btree ("tenant","market","event_key","line");--> statement-breakpoint
CREATE INDEX "event_read" ON "discovery"."event" USING btree ("tenant","market","transaction","id");--> statement-breakpoint
CREATE INDEX "event_received" ON "discovery"."event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "feed_run_market" ON "discovery"."feed_run" USING btree ("tenant","market");--> statement-breakpoint
CREATE INDEX "change_transaction" ON "discovery"."change" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "tenant_key_tenant" ON "discovery"."tenant_key" USING btree ("tenant");