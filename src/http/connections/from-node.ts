import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { checkHostHeader } from '../host/host-header.ts';
import type { Incoming, Outgoing } from './incoming.ts';
import { readBody } from './node-body.ts';

/** A request that Node has read, and its answer sent by Node. */
export class FromNode implements Incoming {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
  }

  get method(): string {
    return this.#request.method ?? '';
  }

  get url(): string {
    return this.#request.url ?? '';
  }

  get headers(): IncomingHttpHeaders {
    return this.#request.headers;
  }

  get socket(): Socket {
    return this.#request.socket;
  }

  checkHost(): void {
    checkHostHeader(this.#request);
  }

  readBody(goOn: (bytes: Buffer) => void, fail: (error: unknown) => void): void {
    readBody(this.#request, goOn, fail);
  }

  answer({ status, common, own, body, encoding }: Outgoing): void {
    // One that fails after it was answered must not be answered twice: that would end the program.
    if (this.#response.headersSent) return;
    this.#response.writeHead(status, [...common.list, ...own]);
    const bytes = typeof body === 'string' || Buffer.isBuffer(body) ? body : Buffer.concat(body);
    this.#response.end(this.method === 'HEAD' ? '' : bytes, encoding);
  }
}
