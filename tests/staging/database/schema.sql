-- One row for each row of a workspace file; columns carry the names of the wire (specification, section 3).
-- Ids are texts, because some installations number their things and others name them. `position` is the order shown.

CREATE TABLE IF NOT EXISTS imports (
  fingerprint text NOT NULL
);

CREATE TABLE IF NOT EXISTS sows (
  id text PRIMARY KEY,
  org_id text NOT NULL,
  position integer NOT NULL,
  name text NOT NULL,
  load_date text,
  new_discoveries jsonb NOT NULL,
  experiments jsonb NOT NULL,
  rene_ai boolean,
  organisation jsonb NOT NULL,
  permissions jsonb,
  versions jsonb NOT NULL
);

CREATE TABLE IF NOT EXISTS shifts (
  id text NOT NULL,
  sow_id text NOT NULL REFERENCES sows,
  position integer NOT NULL,
  name text NOT NULL,
  description text
);
CREATE INDEX IF NOT EXISTS shifts_of_sow ON shifts (sow_id);

CREATE TABLE IF NOT EXISTS trends (
  ssid text NOT NULL,
  version text NOT NULL,
  sow_id text NOT NULL REFERENCES sows,
  position integer NOT NULL,
  shift_name text,
  trend_name text NOT NULL,
  trend_description text,
  trend_image_s3_uri text,
  quadrant smallint,
  trend_average_sizing double precision,
  trend_average_sizing_label text,
  trend_consumer_sizing double precision,
  trend_industry_sizing double precision,
  trend_society_sizing double precision,
  trend_consensus_label text,
  trend_consensus_icon_uri text,
  trend_growth double precision,
  driver_count integer,
  PRIMARY KEY (ssid, version)
);
CREATE INDEX IF NOT EXISTS trends_of_sow ON trends (sow_id, version);

CREATE TABLE IF NOT EXISTS topics (
  tid text NOT NULL,
  version text NOT NULL,
  sow_id text NOT NULL REFERENCES sows,
  position integer NOT NULL,
  trend text,
  topic_name text NOT NULL,
  topic_description text,
  topic_image_s3_uri text,
  topic_status smallint NOT NULL,
  quadrant smallint,
  average_sizing double precision,
  average_sizing_label text,
  consumer_sizing double precision,
  industry_sizing double precision,
  society_sizing double precision,
  topic_consensus_label text,
  topic_consensus_icon_uri text,
  topic_growth double precision,
  driver_count integer,
  PRIMARY KEY (tid, version)
);
CREATE INDEX IF NOT EXISTS topics_of_sow ON topics (sow_id, version);
CREATE INDEX IF NOT EXISTS topics_of_trend ON topics (trend, version);

CREATE TABLE IF NOT EXISTS topic_materials (
  tid text PRIMARY KEY,
  deepdive jsonb NOT NULL,
  sources jsonb NOT NULL
);

CREATE TABLE IF NOT EXISTS opportunities (
  sow_id text NOT NULL REFERENCES sows,
  position integer NOT NULL,
  opportunity_name text NOT NULL,
  topics jsonb NOT NULL,
  topic_names jsonb NOT NULL
);
CREATE INDEX IF NOT EXISTS opportunities_of_sow ON opportunities (sow_id);

CREATE TABLE IF NOT EXISTS insights (
  sow_id text NOT NULL REFERENCES sows,
  position integer NOT NULL,
  insight_title text NOT NULL,
  insight_description text,
  created_at text,
  sources jsonb NOT NULL,
  predictions jsonb NOT NULL
);
CREATE INDEX IF NOT EXISTS insights_of_sow ON insights (sow_id);

CREATE TABLE IF NOT EXISTS experiments (
  eid text PRIMARY KEY,
  sow_id text NOT NULL REFERENCES sows,
  experiment_name text,
  experiment_url text NOT NULL
);

-- What a person has picked; a topic without a row here has the status of its own row.
CREATE TABLE IF NOT EXISTS statuses (
  email text NOT NULL,
  tid text NOT NULL,
  status smallint NOT NULL,
  PRIMARY KEY (email, tid)
);
