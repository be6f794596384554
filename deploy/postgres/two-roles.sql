-- The stricter way: one role owns the tables and is used for upgrades only, the service's own can read and write rows and
-- nothing else. Once, as an administrator of PostgreSQL 15 or newer:
--   psql -v password="$(openssl rand -hex 24)" -v owner_password="$(openssl rand -hex 24)" -f two-roles.sql
-- The passwords become part of DATABASE_URL: letters and digits only.

CREATE ROLE lintel_owner LOGIN PASSWORD :'owner_password'
  NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 20;
CREATE ROLE lintel LOGIN PASSWORD :'password'
  NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS CONNECTION LIMIT 40;

CREATE DATABASE lintel OWNER lintel_owner ENCODING 'UTF8' TEMPLATE template0;
REVOKE ALL ON DATABASE lintel FROM PUBLIC;
GRANT CONNECT ON DATABASE lintel TO lintel;

\connect lintel
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO lintel;
-- Also for the tables that later versions will bring.
ALTER DEFAULT PRIVILEGES FOR ROLE lintel_owner IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO lintel;
