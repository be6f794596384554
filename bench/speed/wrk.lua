-- Sends the requests of a file round-robin over free connections, and starts again after the last. Format of the
-- file: for each request its length in bytes, a line feed, and the bytes.
local requests = {}
local sent = 0

function init(arguments)
  local file = assert(io.open(arguments[1], 'rb'))
  local length = file:read('*n')
  while length do
    file:read(1)
    requests[#requests + 1] = file:read(length)
    length = file:read('*n')
  end
  file:close()
end

function request()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end

function done(summary, latency)
  local errors = summary.errors
  local wrong = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  io.write(string.format(
    '\n{"answered":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"wrong":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3, wrong))
end
