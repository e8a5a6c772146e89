import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';

/** Hands a request on to a function of the local backend and its answer back, as the real hosting's rewrite does: with the path that was asked for. */
export function handToFunction(address: URL, request: IncomingMessage, response: ServerResponse): void {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const onward = ask(address, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'Content-Type': 'text/plain' }).end('The function did not answer\n');
  });
  request.pipe(onward);
}
