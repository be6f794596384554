-- A database for Lintel, and a role that can do nothing outside of it. Once, as an administrator of PostgreSQL 15 or newer:
--   psql -v password="$(openssl rand -hex 24)" -f lintel.sql
-- The password becomes part of DATABASE_URL: letters and digits only.

-- Ten connections for each node, with some to spare for commands.
CREATE ROLE lintel LOGIN PASSWORD :'password'
  NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 40;

-- It owns its database, so that a new version can bring the tables up to date.
CREATE DATABASE lintel OWNER lintel ENCODING 'UTF8' TEMPLATE template0;

-- Nobody else has any business in there.
REVOKE ALL ON DATABASE lintel FROM PUBLIC;
