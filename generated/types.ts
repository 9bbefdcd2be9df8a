// Written by npm run generate from spec/. Do not edit.

export interface paths {
    "/api/v1/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Liveness probe
         * @description Returns `200` as soon as the server accepts requests; it checks nothing else. Use it to decide whether to restart the process, and
         *     `getReadiness` to decide whether to send traffic to it.
         */
        get: operations["getLiveness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Readiness probe
         * @description Returns whether a load balancer can send traffic to this server: `200` if the database responds, events are delivered and the server
         *     does not stop, otherwise `503`. Both responses contain the same report in the success envelope, regardless of `Accept`; the `503`
         *     reports the status and is not an error of the request. The report does not name components; signed-in callers get them from `getHealth`.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server health
         * @description Returns the status of `getReadiness` with the status of each component, for people who operate the server. The status of the model
         *     provider is shown but does not affect the overall status.
         *
         *     - `503`: the server is not ready; the body is the same report in the success envelope
         *     - `503`: the database is unavailable, so the credential cannot be checked; the body is an error
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/capabilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get capabilities
         * @description Returns the optional features that a client can offer to its users on this deployment. They are computed on each call, so a changed
         *     setting is visible immediately; poll with `If-None-Match` to detect changes.
         */
        get: operations["getCapabilities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get metrics
         * @description Returns counters and timings in the Prometheus text format, without names or texts of users.
         *
         *     - `503`: the setting `api.metrics_enabled` is off
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the MCP server
         * @description Serves the Model Context Protocol over streamable HTTP for agents and assistants outside the platform: `tools/list` lists the tools
         *     whose operation the caller may use, `tools/call` runs a tool with the permissions of the caller. The body is one JSON-RPC message of
         *     revision 2026-07-28, with the headers `MCP-Protocol-Version`, `Mcp-Method` and `Mcp-Name` that it requires, or of one of the revisions
         *     that begin with `initialize`. Each message is independent; the server has no MCP sessions. Send
         *     `Accept: application/json, text/event-stream`. All credentials of the platform are accepted; clients usually send an API key.
         *
         *     A tool is an operation of this document with `x-tool`, which contains its name. The arguments of the tool are the path parameters, query
         *     parameters and body fields of the operation in one flat object. `structuredContent` of the result is the `data` of the response (a list
         *     as `items`, an empty response as `{}`), and the text content is the same as JSON. If the operation fails, the result has `isError` and
         *     the text `{"error", "error_code"}`. A tool that changes data accepts the argument `idempotency_key`: the same key with the same
         *     arguments returns the stored result, with other arguments an error. Without a key the same call runs again. When the client closes the
         *     connection, work that is not stored yet ends.
         *
         *     - `400`: the body is malformed; the response is the usual error
         *     - `400`: the message names a revision that is not supported (-32022, with the list) or contradicts its headers (-32020)
         *     - `403` `1001`: the request comes from a page of another origin, or the caller lacks a permission
         *     - `404`: the method is unknown (-32601)
         *     - `406`: a client that begins with `initialize` does not accept both media types
         *     - `503`: the setting `api.mcp_server_enabled` is off
         */
        post: operations["mcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List events
         * @description Lists the events of the last 24 hours, oldest first: the same events that `streamEvents` and `openWebSocket` send for this credential.
         *     Start without `after` at the oldest stored event, and continue with `next_after` while `has_more` is true. Store the last `next_after`:
         *     it is never null, also on an empty page, and a client that continues with it within 24 hours misses no events. A page covers at most
         *     10,000 event numbers, so it can be empty while `has_more` is true.
         *
         *     - `400`: `after` is not a position
         *     - `409`: the events after `after` were deleted or lost, or the position was never issued; read the current state and start again without
         *       `after`
         */
        get: operations["listEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream events
         * @description Streams events as server-sent events: `id:` is the position, `event:` the type and `data:` the event. The credential of the request is
         *     sufficient, so the `EventSource` of a browser works with the session cookie and reconnects with `Last-Event-ID`. Without a position the
         *     stream starts with new events. With a position it first sends all stored events after it. Each event is sent once and in order; after a
         *     reconnection, drop duplicates by `event_id`.
         *
         *     - A `gap` frame means that events are missing: the events after the position were deleted, or events were lost
         *     - A `bookmark` frame is sent after 30 seconds without an event and advances the position
         *     - A `closed` frame ends the stream: the credential was revoked, the role changed, the server stops, or the client reads too slowly
         *     - After 15 seconds without data the server sends a comment line, which clients ignore
         *
         *     Failures:
         *
         *     - `400`: `after` or `Last-Event-ID` is not a position
         *     - `429` `5002`: this user has 20 open streams and sockets on all servers together
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/ws": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a WebSocket for events
         * @description Opens a WebSocket (RFC 6455, version 13) for the event feed. It requires a ticket of `createWsTicket`, either as the query parameter or
         *     as `{"action": "auth", "ticket": "..."}` in the first frame, within 10 seconds (`api.ws_auth_timeout_seconds`). The first frame of the
         *     server is `{"action": "auth_ok"}`. Frames and close codes are described in the AsyncAPI document (`getAsyncapiJson`). Cookies and the
         *     `Authorization` header are ignored.
         *
         *     If the ticket is missing, unknown, used or expired, the socket is opened and then closed with 4001, because a browser cannot read the
         *     response of a failed handshake.
         *
         *     - `400`: the headers are not those of a WebSocket handshake
         *     - `403`: the request comes from a page of another origin
         *     - `426`: the request does not ask for a WebSocket, or asks for another version
         *     - `429` `5002`: the user of the ticket has 20 open streams and sockets, or too many sockets wait for a ticket. With a ticket in the
         *       first frame the socket is closed with 4029 instead
         *     - `503`: the setting `api.websocket_enabled` is off, or the server stops
         */
        get: operations["openWebSocket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as JSON
         * @description Returns the OpenAPI 3.1 document that the server itself uses, as one file with only local references. Use it to generate clients. The
         *     response has no envelope.
         */
        get: operations["getOpenapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the released documents
         * @description Lists the releases whose OpenAPI document this server has, newest first. A candidate, such as `1.1.0-rc.1`, is older than its final
         *     version. `getReleasedDocument` returns a document. `x-release` in the `info` of the current document (`getOpenapiJson`) names the release
         *     of this server. The document of the first release is also listed as `0.9.4`, the version of its interface.
         */
        get: operations["listReleases"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi/{document_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Released version with the suffix `.json`.
                 * @example 1.0.0.json
                 */
                document_name: components["parameters"]["DocumentName"];
            };
            cookie?: never;
        };
        /**
         * Get a released OpenAPI document
         * @description Returns the OpenAPI document of a release, for example `1.0.0.json`, byte for byte as released, regardless of the release of this
         *     server. Use it to pin a release, to generate clients, and to compare it with the checksum of the release. The document names no server.
         *     `version` in its `info` is the version of the interface, and `x-release` is the release. The response has no envelope.
         *
         *     - `404` `3000`: this server does not know this release; the error names those that it knows, as `listReleases` does, and
         *       `getOpenapiJson` returns the current document
         */
        get: operations["getReleasedDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi-3.0.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI 3.0 document
         * @description Returns the document of `getOpenapiJson` converted to OpenAPI 3.0, for client generators that do not read 3.1: nullable values are
         *     `nullable`, a constant is an `enum` with one value, and webhooks are `x-webhooks`. The response has no envelope.
         */
        get: operations["getOpenapi30Json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi-3.2.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI 3.2 document
         * @description Returns the document of `getOpenapiJson` converted to OpenAPI 3.2: `itemSchema` describes the frames of event streams, and tags are
         *     nested in the tags of their groups. Use it with tools that support 3.2; most client generators read 3.1. The response has no envelope.
         */
        get: operations["getOpenapi32Json"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/asyncapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the AsyncAPI document
         * @description Returns the AsyncAPI 3.1 document, which describes the WebSocket and every event with its payload. The response has no envelope.
         */
        get: operations["getAsyncapiJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OpenAPI document as YAML
         * @description Returns the document of `getOpenapiJson` as YAML. The response has no envelope.
         */
        get: operations["getOpenapiYaml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the start page
         * @description Returns the page of the console, which then shows `/console` as its address. It is served at `/` for people who enter the address of the
         *     server in a browser. Programs start with `/openapi.json`.
         */
        get: operations["getHome"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the console
         * @description Returns the page of the console, which people use to run the organisation. The console calls only this server, through the public
         *     operations of this document, and shows each person what their roles allow. Addresses such as `/console#/inbox` open one part of it.
         */
        get: operations["getConsole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/console/assets/{asset_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a stylesheet or script, as listed in the pages.
                 * @example pages.0123456789abcdef.css
                 */
                asset_name: components["parameters"]["AssetName"];
            };
            cookie?: never;
        };
        /**
         * Get a console asset
         * @description Returns a stylesheet or script of `/console`. The name contains a hash of the content, so the response can be cached without expiry; the
         *     page lists the names.
         */
        get: operations["getConsoleAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the API reference
         * @description Returns the API reference: every operation with its policy, its examples, samples in curl, TypeScript and Python, and a form to send
         *     requests. `/docs#<operationId>` opens one operation. The page loads nothing from other hosts.
         */
        get: operations["getDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/assets/{asset_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a stylesheet or script, as listed in the pages.
                 * @example pages.0123456789abcdef.css
                 */
                asset_name: components["parameters"]["AssetName"];
            };
            cookie?: never;
        };
        /**
         * Get a documentation asset
         * @description Returns a stylesheet or script of the pages below `/docs`. The name contains a hash of the content, so the
         *     response can be cached without expiry; the pages list the names.
         */
        get: operations["getDocsAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/guide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the guide
         * @description Returns the guide, which describes what applies to every operation: credentials, responses, errors, pages, versions, retries, limits,
         *     and enums that can grow.
         */
        get: operations["getGuide"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/{page_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of a page of the documentation.
                 * @example recipes
                 */
                page_name: components["parameters"]["PageName"];
            };
            cookie?: never;
        };
        /**
         * Open a page of the documentation
         * @description Returns a page for people: recipes, the clients, events, webhooks, connections, MCP, operation, or rules. `/docs` lists all pages.
         *
         *     - `404` `3000`: this page does not exist in this version
         */
        get: operations["getDocsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the error reference
         * @description Returns a page with one section per error category: what happened and what to do. The `type` of a problem document points to the anchor
         *     of its section.
         */
        get: operations["getErrorDocs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the first account
         * @description Creates the `ceo` of a new deployment and signs the caller in: the response sets the cookies of a session. It succeeds exactly once; of
         *     several parallel calls one gets `201` and the others `409`. If the operator has set a setup token, the request must contain it;
         *     `getSetupStatus` shows whether it is required.
         *
         *     - `403`: the deployment has a setup token, and `x-setup-token` is missing or wrong
         *     - `409` `4000`: a `ceo` exists; sign in instead
         *     - `409` `4001`: the username is taken, or it is `system`
         *     - `422`: the password is shorter than this deployment requires (the schema requires 12 characters), is a common password, or contains
         *       the username or the company name
         *     - `503`: too many passwords wait to be checked; nothing was created. Retry after `Retry-After` seconds
         */
        post: operations["setupAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/dev-login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in without a password (development)
         * @description Creates a session of the existing `ceo` without a password and sets the three cookies. This is available only if the development switch
         *     is on, the server listens on a loopback address, and the request comes from the same machine without a proxy. It does not create a user.
         *
         *     - `401`: no `ceo` exists; call `setupAdmin` first
         *     - `404`: development sign-in is not available
         */
        post: operations["devLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with username and password
         * @description Creates a session and sets its cookies. The body never contains the token. A user who must change the password can sign in and then call
         *     `changePassword`. If the user has more than the allowed number of sessions, the oldest session ends. The cookie `device` makes this
         *     browser known: its attempts are counted separately, and attempts from elsewhere cannot lock the account for it.
         *
         *     - `401`: the username or the password is wrong, or an initial password has expired after 7 days; an administrator sets another with
         *       `resetUserPassword`. The response does not distinguish these cases
         *     - `429` `5000`: after 10 failures within 15 minutes the username is locked for 15 minutes, also for the correct password; a known
         *       browser is locked only by its own failures. Retry after `retry_after` seconds
         *     - `503`: too many passwords wait to be checked; the attempt does not count as failed. Retry after `Retry-After` seconds
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session that authenticated this request, together with its refresh tokens, and clears its three cookies. The cookie `device`
         *     stays. With an API key it only clears the cookies; the key stays valid until `revokeApiKey`.
         *
         *     - `401`: no valid session exists; the cookies are cleared, so the browser is signed out
         *     - `403`: the CSRF token is missing or wrong; the session stays valid and the cookies stay set
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Renew the session
         * @description Exchanges the `refresh_token` cookie for three new cookies. The session keeps its id and gets a new full lifetime; the old refresh token
         *     becomes invalid. Only this cookie is checked: an expired access session is accepted, and a CSRF token is not needed. Calls with a valid
         *     token are limited per session, not per address.
         *
         *     - `401` `1000`: the token is missing, unknown, expired or already used, or the sign-in is older than 30 days; sign in again. If several
         *       calls send the same token in parallel, one gets `200`; the others retry with the new cookies. A used token that is sent again later is
         *       treated as stolen and ends its session
         *     - `401` `1002`: the session was signed out or revoked; sign in again
         */
        post: operations["refreshSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change your password
         * @description Sets a new password, ends all sessions of the user and creates a new session. The response sets the cookies of the new session. Other
         *     browsers then get `401` `1002` and are treated as unknown browsers at the next sign-in. API keys stay valid. This also completes a
         *     required password change.
         *
         *     - `401` `1000`: the current password is wrong; this counts as a failed sign-in
         *     - `422`: the password is shorter than this deployment requires (the schema requires 12 characters), is a common password, contains the
         *       username or the company name, or is the password that must be changed
         *     - `429` `5000`: too many wrong passwords; the username is locked for `retry_after` seconds
         *     - `503`: too many passwords wait to be checked; nothing was changed. Retry after `Retry-After` seconds
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the current user
         * @description Returns the user to whom the credential belongs, and the caller's current roles. For an API key, the role is the weaker of the role of
         *     the key and the role of its owner, and `org_roles` and `scoped_departments` are empty. The operation is available while a password
         *     change is required.
         */
        get: operations["getCurrentUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/ws-ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a WebSocket ticket
         * @description Creates a ticket that opens one WebSocket connection. Browsers cannot send credentials with a WebSocket, so request a ticket and then
         *     connect to `/api/v1/ws?ticket=...`. The ticket expires after `expires_in` seconds.
         *
         *     - `409`: the user has five unused tickets; use one or wait until they expire
         */
        post: operations["createWsTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active sessions
         * @description Lists the sessions of the caller that are neither revoked nor expired, newest first, without pages. The `ceo` can list the sessions of
         *     all users with `scope=all`; other callers get their own sessions.
         *
         *     - `403`: the caller is an API key whose role is not `ceo`
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the session, from `listSessions`.
                 * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
                 */
                session_id: components["parameters"]["SessionIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a session
         * @description Revokes a session of the caller together with its refresh tokens; the `ceo` may revoke any session. Further requests with its credential
         *     get `401` `1002`, and its open sockets and streams are closed within 30 seconds. Revoking it again returns `204`. To end the current
         *     session, use `logout`, which also clears the cookies.
         *
         *     - `403`: the caller is an API key whose role is not `ceo`
         *     - `404`: the session does not exist or belongs to another user
         *     - `409`: sessions have no ETag, so `If-Match` accepts only `*`
         */
        delete: operations["revokeSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your API keys
         * @description Lists all API keys of the caller, newest first, including revoked and expired keys. The secrets are not included; a key is identified by
         *     its name and its last four characters. If the caller is an API key, the list contains that key and the keys whose role it may assign.
         *
         *     Revoked and expired keys are deleted after 30 days. When a key is created, all but the 900 most recently ended keys are deleted. Because
         *     at most 100 keys are valid, the list holds about 1,000 keys at most.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Creates an API key for a program, which sends it as `Authorization: Bearer ok_...`. Only this response contains the secret. The key acts
         *     for its owner with the weaker of the key's role and the owner's current role; org roles do not extend it. It is valid until
         *     `expires_at`, until `revokeApiKey`, or until its owner is deleted. A key that is created by another key expires no later than that key.
         *
         *     - `403`: the caller may not assign this role. A `ceo` may assign all roles except `system`; a `manager` all except `ceo` and `system`; a
         *       `pair_programmer` and a `board_member` their own role and `observer`; an `observer` only `observer`
         *     - `409` `4000`: the caller has 100 valid keys; revoke one
         *     - `409` `4000`: this `Idempotency-Key` was already used. The response contains a secret and is not stored; find the key in
         *       `listApiKeys`, and if its secret is lost, revoke it and create another
         *     - `422`: the caller is an API key, and `expires_at` is later than its own expiry
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/auth/api-keys/{key_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the API key, from `listApiKeys`.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an API key
         * @description Revokes an API key of the caller; the `ceo` may revoke any key. Further requests with the key get `401`. The key stays in `listApiKeys`
         *     as revoked. Revoking it again returns `204`. With `cascade=true` the keys that were created with it, directly or indirectly, are also
         *     revoked, and webhook endpoints that any of these keys created are disabled (`key_revoked`).
         *
         *     - `404`: the key does not exist or belongs to another user
         *     - `404`: the caller is an API key, and the key is neither the caller nor of a role that the caller may assign
         *     - `409`: API keys have no ETag, so `If-Match` accepts only `*`
         */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description Lists users by id in ascending order, without the built-in system user. To get the next page, pass `pagination.next_cursor` as `cursor`.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user with an initial password. The user must sign in with it and change it within 7 days (setting
         *     `auth.initial_password_days`) before doing anything else. After that time, set another password with `resetUserPassword`.
         *
         *     - `409` `4000`: the role is `ceo` and a `ceo` exists, or this `Idempotency-Key` was used with another body
         *     - `409` `4001`: the username is taken (the comparison ignores case), or it is `system`
         *     - `422`: the role is `system`
         *     - `422`: the password is shorter than this deployment requires (the schema requires 12 characters), is a common password, or contains
         *       the username or the company name
         *     - `503`: too many passwords wait to be checked; nothing was created. Retry after `Retry-After` seconds
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns a user with its ETag. Send the ETag as `If-Match` to change the user. The id `system` returns the built-in system user.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Deletes a user with all sessions, refresh tokens and API keys; further requests with these credentials get `401`. Records that the user
         *     created are kept with the user id.
         *
         *     - `409` `4000`: the user is the caller, the system user, the `ceo` or the last holder of the org role `owner`
         *     - `409` `4002`: the user has changed since the ETag in `If-Match`
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Update the role of a user
         * @description Sets the role of a user. Open sessions use the new role from their next request. Setting the current role changes nothing and returns
         *     `200`. To assign the role `ceo`, use `transferCeo`.
         *
         *     - `409` `4000`: the user is the `ceo` or the system user, or the new role is `ceo`
         *     - `409` `4002`: the user has changed since the ETag in `If-Match`
         *     - `422`: the new role is `system`
         */
        patch: operations["updateUserRole"];
        trace?: never;
    };
    "/api/v1/users/{user_id}/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset the password of a user
         * @description Sets a new initial password for a user who lost the password, or whose initial password expired. The user must sign in with it and
         *     change it within 7 days (setting `auth.initial_password_days`). All sessions, API keys and WebSocket tickets of the user end
         *     immediately. Send the password to the user through a separate channel.
         *
         *     - `409` `4000`: the user is the caller (use `changePassword`) or the system user
         *     - `422`: the password is shorter than this deployment requires (the schema requires 12 characters), is a common password, or contains
         *       the username or the company name
         *     - `503`: too many passwords wait to be checked; nothing was changed. Retry after `Retry-After` seconds
         */
        post: operations["resetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/transfer-ceo": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer the CEO role
         * @description Makes the user the `ceo` and the caller a `manager` in one transaction. Sessions and API keys of both users have the new roles from
         *     their next request; org roles stay unchanged. The caller confirms with the caller's current password.
         *
         *     - `401` `1000`: the password is wrong; this counts as a failed sign-in
         *     - `403`: the caller is not the `ceo` or uses an API key; this operation requires a signed-in person
         *     - `409`: the user is the caller or the system user
         *     - `429` `5000`: too many wrong passwords; the username is locked for `retry_after` seconds
         *     - `503`: too many passwords wait to be checked; nothing was changed. Retry after `Retry-After` seconds
         */
        post: operations["transferCeo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/org-roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an org role
         * @description Adds an org role to a user. As soon as a user has an org role, only org roles determine what the user can change in the organisation,
         *     regardless of the user's role. To change the departments of a `department_admin`, remove the org role and add it again.
         *
         *     - `409` `4001`: the user already has the org role
         *     - `422`: `department_admin` is given without departments, another org role is given with departments, or the user is the system user
         */
        post: operations["grantOrgRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/users/{user_id}/org-roles/{role}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
                /**
                 * @description Org role to remove. A text that is not an org role returns `422`.
                 * @example editor
                 */
                role: components["parameters"]["OrgRoleName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an org role
         * @description Removes an org role from a user; `department_admin` is removed with its departments. After the last org role is removed, the user's role
         *     applies again.
         *
         *     - `404`: the user does not exist or does not have the org role
         *     - `409` `4000`: the user is the last holder of `owner`
         *     - `409` `4002`: the user has changed since the ETag in `If-Match`
         *     - `422`: the path does not contain a valid org role
         */
        delete: operations["revokeOrgRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people
         * @description Lists the names of the users by id in ascending order, at most 10,000 and without pages. Use it to show names for user ids in other
         *     responses. The built-in system user is not included. Other operations for users require the role `ceo`.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the setup status
         * @description Returns what a client must show next: the form for the first account, the setup, or the sign-in. Requires no credentials. If the
         *     database is unavailable, every step is reported as pending.
         *
         *     The steps of the setup, in order:
         *
         *     1. `setupAdmin` creates the first account
         *     2. `listSetupTemplates` lists the templates
         *     3. `setNameLocales` sets the locales for the names of agents
         *     4. `createSetupCompany` creates the company; it comes before the agents because a template replaces all existing agents
         *     5. `createSetupAgent` and the operations for names, personalities and models change the agents
         *     6. `completeSetup` ends the setup
         *
         *     Only the account and a company name are required.
         */
        get: operations["getSetupStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company templates
         * @description Lists all company templates by `name` in ascending order. A template of the operator replaces a built-in template with the same name;
         *     invalid template files are omitted.
         */
        get: operations["listSetupTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company of the setup
         * @description Returns the company of the setup, with the roster in company order. The operation is also available after the setup.
         *
         *     - `404`: no company name is stored
         */
        get: operations["getSetupCompany"];
        put?: never;
        /**
         * Set up the company
         * @description Sets the name, the budget and the currency of the company and, with a template, creates its departments and agents. You can call the
         *     operation again until the setup is complete.
         *
         *     With a template (`listSetupTemplates`), its departments and agents replace all existing ones. Agents get names from the locales of
         *     `setNameLocales` and models from the provider catalogue. The same template, variables and locales produce the same names. Without a
         *     template the company has no departments and agents; existing departments are removed.
         *
         *     `currency` is the currency of all budgets, prices and charters; null leaves it unchanged. Amounts are not converted.
         *
         *     - `404`: no template has this name
         *     - `409` `4000`: the setup is complete, or this `Idempotency-Key` was used with another body
         *     - `409` `4000`: agents exist and no template is given, so they would be deleted; `detail` contains their number
         *     - `409` `4000`: the template would create more than 10,000 agents
         *     - `422`: the template file is invalid, or the currency is not active
         *     - `422`: a variable is unknown, missing, or of the wrong type or range, or variables are given without a template
         *     - `422`: the catalogue has no model that fits any agent of the template
         */
        post: operations["createSetupCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/model-recommendations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List model recommendations
         * @description Returns a recommended model for each kind of task, based on the models that the agents use and on the models that the catalogue
         *     currently offers. A recommendation is null if no model is recommended or if the provider of the model does not offer it any more.
         *     Nothing is stored.
         */
        get: operations["getModelRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an agent to the roster
         * @description Adds an agent at the end of the roster. The name does not have to be unique, and the department does not have to exist.
         *
         *     - `400`: the personality preset is unknown
         *     - `404`: no provider has this name
         *     - `409` `4000`: the setup is complete, the limit of 10,000 agents is reached, or this `Idempotency-Key` was used with another body
         *     - `422`: the provider does not offer this model
         */
        post: operations["createSetupAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roster
         * @description Lists the agents of the setup in company order. The position in this list is the `agent_index` of the other setup operations.
         */
        get: operations["listSetupAgents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agents/{agent_index}/model": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the model of an agent
         * @description Sets the model of the agent at this position of the roster, and its model tier. Other fields stay unchanged.
         *
         *     - `404`: the roster has no agent at this position, or no provider has this name
         *     - `409` `4000`: the setup is complete; use `updateAgent`
         *     - `409` `4002`: the agent has changed since the ETag in `If-Match`
         *     - `422`: the provider does not offer this model
         */
        put: operations["setSetupAgentModel"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agents/{agent_index}/name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the name of an agent
         * @description Sets the name of the agent at this position of the roster. If the agent is the head of a department, the department follows the new
         *     name.
         *
         *     - `404`: the roster has no agent at this position
         *     - `409` `4000`: the setup is complete; use `updateAgent`
         *     - `409` `4002`: the agent has changed since the ETag in `If-Match`
         */
        put: operations["setSetupAgentName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agents/{agent_index}/personality": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the personality of an agent
         * @description Sets the personality of the agent at this position of the roster to a preset of `listPersonalityPresets`. The agent stores the key of the
         *     preset and a copy of its traits.
         *
         *     - `400`: the preset is unknown
         *     - `404`: the roster has no agent at this position
         *     - `409` `4000`: the setup is complete; use `updateAgent`
         *     - `409` `4002`: the agent has changed since the ETag in `If-Match`
         */
        put: operations["setSetupAgentPersonality"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/agents/{agent_index}/randomize-name": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Randomize the name of an agent
         * @description Sets a random name from the stored locales for the agent at this position of the roster. If the agent is the head of a department, the
         *     department follows the new name. Another agent can already have the same name; call the operation again to get another one.
         *
         *     - `404`: the roster has no agent at this position
         *     - `409` `4000`: the setup is complete
         */
        post: operations["randomizeSetupAgentName"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/name-locales/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List available locales
         * @description Lists all 57 locale codes with their display names, by region and in display order.
         */
        get: operations["listAvailableLocales"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/name-locales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the stored locales
         * @description Returns the stored locales from which random names are drawn; `["__all__"]` if none are stored.
         */
        get: operations["getNameLocales"];
        /**
         * Set the stored locales
         * @description Replaces the locales from which random names are drawn. Existing names stay unchanged.
         *
         *     - `409` `4000`: the setup is complete
         *     - `409` `4002`: the list has changed since the ETag in `If-Match`
         *     - `422`: a code is unknown or given twice, or `__all__` is combined with codes
         */
        put: operations["setNameLocales"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the setup
         * @description Checks the setup, selects an embedding model, makes the agents available in the chat and ends the setup. This cannot be undone. Agents,
         *     models, locales and templates are optional; `getSetupStatus` shows the order of the steps.
         *
         *     - `409` `4000`: the setup is already complete
         *     - `422`: no company name is stored, no model provider exists, or an agent has a model that its provider does not offer; `detail` names
         *       the cause
         *     - `429` `5002`: another call is running
         */
        post: operations["completeSetup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/setup/personality-presets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List personality presets
         * @description Lists the personality presets of agents by `name` in ascending order. The expanded traits of a preset are part of an agent that has it.
         */
        get: operations["listPersonalityPresets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company
         * @description Returns the company: its name, its departments in their configured order, and its agents in company order.
         */
        get: operations["getCompany"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the company
         * @description Updates the given fields and returns them with their stored values. A change creates a version of the company. The ETag covers the whole
         *     company, including departments and agents; it is the ETag of `getCompany`.
         *
         *     - `409` `4002`: the company has changed since the ETag in `If-Match`
         */
        patch: operations["updateCompany"];
        trace?: never;
    };
    "/company/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the company settings
         * @description Returns the fields of the company without its departments and agents. The ETag is the ETag of `getCompany`.
         */
        get: operations["getCompanySettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments in order
         * @description Lists all departments in their configured order, without pages. `listDepartments` returns them in pages, newest first.
         */
        get: operations["listCompanyDepartments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/reorder-departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder departments
         * @description Puts the departments into the order of the given names. The request must contain each department exactly once. An order that is already
         *     in place changes nothing and returns `200`.
         *
         *     - `422`: a name is missing, unknown or given twice
         */
        post: operations["reorderDepartments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List company versions
         * @description Lists the stored versions of the company, newest first. Without `limit` it returns all of them. With `snapshots=false` the versions have
         *     no snapshots. A long response is sent in parts, as fast as the client reads it. `pagination.oldest_version` is the oldest stored
         *     version; retention deletes older ones.
         *
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `429` `5002`: two lists with snapshots are being read; wait, or use `snapshots=false`
         */
        get: operations["listCompanyVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a company version
         * @description Returns a version of the company with its snapshot. The version number consists of ASCII digits, without sign, grouping or leading
         *     zeros.
         *
         *     - `404`: the version does not exist, or retention deleted it
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `429` `5002`: this user is reading two versions or differences; finish one of them first
         */
        get: operations["getCompanyVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/versions/{version}/diff": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Compare company versions
         * @description Returns the changes between two versions as a JSON Patch: applied to the snapshot of `against`, it produces the snapshot of the version
         *     in the path. The default of `against` is the previous version; the first version is compared with an empty object. `against` may be the
         *     newer version; the patch then shows what a restore would change.
         *
         *     - `404`: one of the versions does not exist, or retention deleted it
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `429` `5002`: this user is reading two versions or differences; finish one of them first
         */
        get: operations["getCompanyVersionDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/company/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a company version
         * @description Restores the company to the state of a version: its settings, including the live currency, and its departments and agents with their
         *     ids, order and timestamps. The restored state becomes the newest version; later versions are kept. If the state is already the same,
         *     nothing changes and the response is the newest version.
         *
         *     `If-Match` takes the ETag of `getCompany`; the `ETag` of the response is also that ETag. To preview the changes, use
         *     `getCompanyVersionDiff` or a dry run.
         *
         *     - `404`: the version does not exist, or retention deleted it
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `409` `4000`: the number of departments or agents, or the monthly budget, of the version exceeds its limit and the current value
         *     - `409` `4002`: the company has changed since the ETag in `If-Match`
         *     - `422`: a `strategy_config` of the version has more than 16,384 bytes as JSON, and the current one is smaller
         */
        post: operations["restoreCompanyVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List departments
         * @description Lists departments, newest first. `total` is the number of all departments; without `limit` the response contains all of them.
         *     `listCompanyDepartments` returns them in their configured order.
         */
        get: operations["listDepartments"];
        put?: never;
        /**
         * Create a department
         * @description Creates a department at the end of the configured order.
         *
         *     - `409` `4000`: the limit of 1,000 departments is reached, or this `Idempotency-Key` was used with another body
         *     - `409` `4001`: a department with this name exists (the comparison ignores case), or the id is in use
         */
        post: operations["createDepartment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments/{department_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /**
         * Get a department
         * @description Returns a department with its ETag. Send the ETag as `If-Match` to update or delete the department.
         *
         *     - `404`: no department has this id; this includes an id that is not a UUID
         */
        get: operations["getDepartment"];
        put?: never;
        post?: never;
        /**
         * Delete a department
         * @description Deletes a department that has no agents. The audit log records the reason and the user. The departments after it move up in the
         *     configured order.
         *
         *     - `409` `4000`: the department has agents
         *     - `409` `4002`: the department has changed since the ETag in `If-Match`
         */
        delete: operations["deleteDepartment"];
        options?: never;
        head?: never;
        /**
         * Update a department
         * @description Updates the given fields of a department. Renaming a department also updates its agents and the scopes of its users with the org role
         *     `department_admin`.
         *
         *     - `409` `4001`: another department has this name
         *     - `409` `4002`: the department has changed since the ETag in `If-Match`
         *     - `422`: `strategy_config` of the policy has more than 16,384 bytes as JSON
         */
        patch: operations["updateDepartment"];
        trace?: never;
    };
    "/api/v1/departments/{department_id}/reorder-agents": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reorder agents of a department
         * @description Puts the agents of a department into the order of the given names. The request must contain each agent of the department exactly once;
         *     agents with the same name keep their order. The agents take the positions in the company order that the agents of this department had;
         *     other agents keep their positions.
         *
         *     - `422`: a name is missing, unknown or given too often
         */
        post: operations["reorderDepartmentAgents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments/{department_id}/ceremony-policy": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /**
         * Get a ceremony policy
         * @description Returns the ceremony policy of a department, or null if the department inherits every field. The ETag is the ETag of the department.
         */
        get: operations["getCeremonyPolicy"];
        /**
         * Set a ceremony policy
         * @description Replaces the ceremony policy of a department. Fields that are null or missing are inherited; `strategy_config` is stored as sent. An
         *     empty object is a valid policy.
         *
         *     - `409` `4002`: the department has changed since the ETag in `If-Match`
         *     - `422`: `strategy_config` has more than 16,384 bytes as JSON
         */
        put: operations["setCeremonyPolicy"];
        post?: never;
        /**
         * Delete a ceremony policy
         * @description Deletes the ceremony policy of a department, which then inherits every field. The request also succeeds if the department has no policy.
         *
         *     - `409` `4002`: the department has changed since the ETag in `If-Match`
         */
        delete: operations["deleteCeremonyPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/departments/{department_id}/health": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        /**
         * Get department health
         * @description Returns whether a department exists and when it last changed. Every id returns `200`: an unknown or malformed id has the status
         *     `unknown` and the reason `not_found`.
         */
        get: operations["getDepartmentHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List agents
         * @description Lists the agents in company order. To get the next page, pass `pagination.next_cursor` as `cursor`.
         */
        get: operations["listAgents"];
        put?: never;
        /**
         * Create an agent
         * @description Creates an agent at the end of the company order.
         *
         *     - `400`: the personality preset is unknown, or only one of `model_provider` and `model_id` is given
         *     - `404`: no provider has this name
         *     - `409` `4000`: the limit of 10,000 agents is reached, or this `Idempotency-Key` was used with another body
         *     - `409` `4001`: an agent with this name exists; the comparison ignores case
         *     - `422`: the provider does not offer this model, or no department has this name
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/agents/{agent_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the agent. An id that is not a UUID is treated as unknown.
                 * @example c45f7b82-9e0d-4a13-8f6c-1b2e3d4c5a60
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        /**
         * Get an agent
         * @description Returns an agent with its ETag. Send the ETag as `If-Match` to update or delete the agent.
         *
         *     - `404`: no agent has this id; this includes an id that is not a UUID
         */
        get: operations["getAgent"];
        put?: never;
        post?: never;
        /**
         * Delete an agent
         * @description Deletes an agent. If the agent is the head of a department, the department loses its head, unless another agent has the same name. The
         *     agents after it move up in the company order.
         *
         *     - `409` `4000`: the agent has the role CEO
         *     - `409` `4002`: the agent has changed since the ETag in `If-Match`
         */
        delete: operations["deleteAgent"];
        options?: never;
        head?: never;
        /**
         * Update an agent
         * @description Updates the given fields of an agent. If the agent is the head of a department and gets a new name, the department follows it.
         *     `model_provider` and `model_id` must be given together; `null` for both removes the model. The model tier is derived from the model.
         *
         *     - `400`: the personality preset is unknown, or only one of `model_provider` and `model_id` is given
         *     - `404`: the agent does not exist, or no provider has this name
         *     - `409` `4001`: another agent has this name
         *     - `409` `4002`: the agent has changed since the ETag in `If-Match`
         *     - `422`: the provider does not offer this model, or no department has this name
         */
        patch: operations["updateAgent"];
        trace?: never;
    };
    "/api/v1/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List roles
         * @description Lists roles by name in ascending order, ignoring case. The platform contains a catalogue of roles; the role of an agent does not have to
         *     be one of them.
         */
        get: operations["listRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{role_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        /**
         * Get a role
         * @description Returns a role with its ETag. Send the ETag as `If-Match` to change the role. The name is compared trimmed, in NFC and ignoring case;
         *     encode a slash in the name as `%2F`.
         */
        get: operations["getRole"];
        /**
         * Create or replace a role
         * @description Replaces the role with this name, or creates it (`201`). A role keeps the spelling of its name from its creation. A change creates a
         *     version of the role.
         *
         *     - `409` `4000`: the role does not exist, and the limit of 1,000 roles is reached
         *     - `409` `4001`: the role does not exist, and another role has a name that looks the same
         *     - `409` `4002`: the role has changed since the ETag in `If-Match`, or it does not exist, so no ETag matches
         */
        put: operations["setRole"];
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role. Its versions can still be read, and a new role with this name continues their numbers.
         *
         *     - `409` `4000`: an agent has this role
         *     - `409` `4002`: the role has changed since the ETag in `If-Match`
         */
        delete: operations["deleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{role_name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        /**
         * List role versions
         * @description Lists the stored versions of a role, newest first, also if the role was deleted. Without `limit` it returns all of them. With
         *     `snapshots=false` the versions have no snapshots. A long response is sent in parts, as fast as the client reads it.
         *     `pagination.oldest_version` is the oldest stored version; retention deletes older ones.
         *
         *     - `404`: a role with this name never existed
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `429` `5002`: two lists with snapshots are being read; wait, or use `snapshots=false`
         */
        get: operations["listRoleVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{role_name}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a role version
         * @description Returns a version of a role with its snapshot. The version number consists of ASCII digits, without sign, grouping or leading zeros.
         *
         *     - `404`: a role with this name never existed, or the version does not exist
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         */
        get: operations["getRoleVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/roles/{role_name}/versions/{version}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a role version
         * @description Restores a role to the state of a version; a deleted role is created again. The restored state becomes the newest version; later
         *     versions are kept. If the state is already the same, nothing changes and the response is the newest version.
         *
         *     `If-Match` takes the ETag of `getRole`; the `ETag` of the response is also that ETag.
         *
         *     - `404`: a role with this name never existed, or the version does not exist
         *     - `409` `4000`: this deployment has no durable store and therefore no version history
         *     - `409` `4000`: the role was deleted, and the limit of 1,000 roles is reached
         *     - `409` `4002`: the role has changed since the ETag in `If-Match`, or it does not exist, so no ETag matches
         */
        post: operations["restoreRoleVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List model providers
         * @description Lists the model providers of the catalogue with the models that can be assigned to agents. Endpoints whose last check is older than 30
         *     seconds are first checked again, in parallel, for at most two seconds. A provider without configured models shows the models that its
         *     endpoint lists.
         */
        get: operations["listProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log entries
         * @description Lists the entries of the audit log, newest first: security-relevant actions and refused attempts. Filters are combined with AND and
         *     compare texts exactly; `from` is inclusive and `to` is exclusive. Each entry shows the origin of the request and the session or API key
         *     that made it.
         *
         *     The actions `auth.sign_in_failed`, `auth.locked_out`, `auth.refresh_replayed` and `access.refused` are combined into at most one entry
         *     per minute and caller. The caller is an API key, a session or an address; if there are too many of them, it is the user or `others`.
         *     `details.count` is the number of combined attempts; values that differ between them are null.
         */
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List settings
         * @description Lists the settings that can be changed while the server runs, with their effective values, by namespace and key. A stored value takes
         *     precedence over a value from the environment, which takes precedence over the default. An unknown `namespace` returns an empty page.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/settings/{namespace}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the setting, from `listSettings`.
                 * @example chat
                 */
                namespace: components["parameters"]["SettingNamespace"];
                /**
                 * @description Key of the setting within its namespace, from `listSettings`.
                 * @example act_intent_confidence_floor
                 */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        /**
         * Get a setting
         * @description Returns a setting with its effective value, the source of that value, its limits and its ETag. Send the ETag as `If-Match` to change the
         *     setting.
         */
        get: operations["getSetting"];
        /**
         * Set a setting
         * @description Stores the value of a setting. It applies from the next request, on every server of the deployment. Storing the stored value again
         *     changes nothing. Storing the default keeps that value if the environment changes.
         *
         *     - `403`: the namespaces `auth`, `limits`, `concurrency`, `approvals` and `retention`, and the settings `work.review` and
         *       `work.plan_review`, require the role `ceo`
         *     - `403`: an API key may not change `work.review` or `work.plan_review`, nor `approvals.deciders` while that setting excludes API keys
         *     - `404`: the namespace or the key does not exist
         *     - `409` `4002`: the setting has changed since the ETag in `If-Match`
         *     - `422`: the value has the wrong type, is out of range, or violates a rule with another setting; for example,
         *       `api.approval_urgency_critical_seconds` must be less than `api.approval_urgency_high_seconds`
         */
        put: operations["saveSetting"];
        post?: never;
        /**
         * Reset a setting
         * @description Deletes the stored value of a setting, so that the value from the environment or the default applies from the next request. Returns
         *     `204` also if no value is stored.
         *
         *     - `403`: the namespaces `auth`, `limits`, `concurrency`, `approvals` and `retention`, and the settings `work.review` and
         *       `work.plan_review`, require the role `ceo`
         *     - `403`: an API key may not reset `work.review` or `work.plan_review`, nor `approvals.deciders` while that setting excludes API keys
         *     - `404`: the namespace or the key does not exist
         *     - `409` `4002`: the setting has changed since the ETag in `If-Match`
         *     - `422`: the default violates a rule with the stored value of another setting; reset or change that setting first
         */
        delete: operations["resetSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget/spending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List spending
         * @description Lists the cost of model calls by day or month (UTC), for the company, its departments, agents or charters. The oldest period comes
         *     first. Calls without cost are included with their tokens; the built-in guide uses no tokens. `from` and `to` are inclusive days; the
         *     default is the current month up to today.
         *
         *     - `422`: `from` is after `to`, they are more than 366 days apart, or the result has more than 10,000 entries
         */
        get: operations["listSpending"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/budget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the monthly budget
         * @description Returns the cost of model calls in the current calendar month (UTC) and the amounts reserved by running calls, with the caps of the
         *     company, of each department and of the most recently approved charters. A cap of null is not enforced.
         */
        get: operations["getBudget"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/inbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your inbox
         * @description Lists everything that waits for the caller, the most urgent items first, then the oldest.
         *
         *     Decisions are pending approvals and plans (for callers with the permission `approve`), and charter drafts (those of the caller, or all of
         *     them for callers with the permissions `approve` and `org`). A plan is listed once, as a plan; it is decided by its approval, whose id it
         *     contains. Items that the setting `approvals.deciders` does not allow the caller to decide are not included.
         *
         *     Callers with the permissions `write` and `org` also get tasks that are out of attempts, failed tasks that open tasks wait for, and at most
         *     200 caps that are used up and that tasks wait for. Such an item disappears when its cause ends.
         *
         *     `actions` names the operations that decide an item or end its cause. Send `etag` as `If-Match`, so that the action applies only to the state
         *     that was read. Ignore items of unknown kinds. The header `inbox-count` is the number of all items.
         */
        get: operations["getInbox"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List approvals
         * @description Lists approvals, newest first. Filters are combined with AND. An approval whose deadline has passed has the status `expired`
         *     immediately, also for the filters.
         *
         *     The fields of `context` and the field `resume.result` are null unless the caller has the permission `approve` or requested the approval.
         */
        get: operations["listApprovals"];
        put?: never;
        /**
         * Request an approval
         * @description Creates a pending approval for an action. If `task_id` names a task that is in review, the decision also changes that task: approving
         *     completes it, rejecting returns it to work.
         *
         *     - `404`: no task has this `task_id`
         *     - `409` `4000`: a run of the task is open or in review; the review of the run decides about the task
         *     - `409` `4000`: the limit `approvals.max_pending` is reached, or this `Idempotency-Key` was used with another body
         *     - `422`: the category of `action_type` is `tool`, `plan`, `work` or `conversational`, which are reserved for the server
         */
        post: operations["createApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{approval_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        /**
         * Get an approval
         * @description Returns an approval with the information to decide it. For a parked tool call, `resume` shows its state and its result. The ETag does
         *     not cover `seconds_remaining` and `urgency_level`, which change with time.
         *
         *     The fields of `context` and the field `resume.result` are null unless the caller has the permission `approve` or requested the approval.
         */
        get: operations["getApproval"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{approval_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve an action
         * @description Approves a pending approval. A decision is final. The action that waited for it continues in the same transaction: a plan becomes tasks,
         *     an invited agent joins its group, a task in review is completed. A parked tool call runs in the background; `resume` in `getApproval`
         *     shows its result.
         *
         *     The body is optional. `arguments` replace the arguments of a parked tool call. With `conversation_id` the decision is also recorded as a
         *     turn of that conversation. With `If-Match` the decision is made only if the approval has not changed since it was read.
         *
         *     - `403`: the caller's role or the setting `approvals.deciders` does not allow this decision; the setting can require a signed-in person,
         *       or someone other than the requester
         *     - `403`: the caller, or the user who gave the instruction, may not use the tool with the new `arguments`
         *     - `404`: the approval does not exist, or the caller has no such conversation
         *     - `409` `4000`: the approval is already decided or expired, or the conversation is closed; of two simultaneous decisions exactly one
         *       gets `200`
         *     - `409` `4002`: the approval has changed since the ETag in `If-Match`; nothing is decided. The ETag does not cover `seconds_remaining`
         *       and `urgency_level`, so the passage of time does not change it, but expiry does
         *     - `422`: `arguments` do not match the schema of the tool, or the approval does not belong to a parked tool call
         */
        post: operations["approveApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/approvals/{approval_id}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject an action
         * @description Rejects a pending approval. A decision is final. The action that waited for it never runs: a plan and its objective task are rejected, a
         *     task in review returns to work, a parked tool call is discarded.
         *
         *     With `conversation_id` the decision is also recorded as a turn of that conversation. With `If-Match` the decision is made only if the
         *     approval has not changed since it was read.
         *
         *     - `403`: the caller's role or the setting `approvals.deciders` does not allow this decision; the setting can require a signed-in person,
         *       or someone other than the requester
         *     - `404`: the approval does not exist, or the caller has no such conversation
         *     - `409` `4000`: the approval is already decided or expired, or the conversation is closed; of two simultaneous decisions exactly one
         *       gets `200`
         *     - `409` `4002`: the approval has changed since the ETag in `If-Match`; nothing is decided. The ETag does not cover `seconds_remaining`
         *       and `urgency_level`, so the passage of time does not change it, but expiry does
         */
        post: operations["rejectApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the company
         * @description Determines the intent of a message, executes it and returns the complete result: an explanation from the current state of the
         *     organisation, a plan that waits for review, a discussion of several agents, a step of a charter interview, or the result of an agent's
         *     actions. `intent_override` skips the classification.
         *
         *     An agent that acts uses the tools of the organisation with the permissions of the caller; calls that exceed its autonomy are parked
         *     until a person approves them. Everything else takes effect only after approval. A turn that fails stores no conversation, no turn and no
         *     record, but the effects of tools that ran remain. With an `Idempotency-Key` a turn can be retried safely when its response was lost;
         *     `sendTurn` and `streamTurn` share the keys.
         *
         *     - `402`: the monthly budget is used up, or a call would exceed another budget
         *     - `403`: the intent has side effects and requires write access to the organisation; an explanation requires only read access
         *     - `404`: the conversation does not exist or belongs to another user, no project has the id in `project`, or one of `named_targets`
         *       matches no agent
         *     - `409`: the conversation is closed, was closed during the turn, or does not accept this intent
         *     - `409`: all agents of the group were deleted
         *     - `409`: the turn would start a conversation while the caller has 1,000 open conversations
         *     - `409`: the `Idempotency-Key` was used with another body
         *     - `422`: a group has fewer than two agents or more than `group_max_participants`
         *     - `429` `5002`: another turn of this conversation is running, the first request with this key is running, or four turns of this user are
         *       running
         *     - `502`: the model failed, or its reply cannot be used
         *     - `503`: the chat or this capability is disabled, or no model provider is configured
         */
        post: operations["sendTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/turn/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stream the response to a message
         * @description Accepts the same message as `sendTurn` and streams an explanation as it is written. Only explanations are streamed. For any other intent
         *     the stream is a single `deferred` frame and nothing is executed; send the turn to `sendTurn` with that intent as `intent_override` and
         *     the same `named_targets`. `sendTurn` then checks the permission and the capability of the intent.
         *
         *     Errors that are known before the first piece of text have their own status: a missing permission, a closed or busy conversation, a
         *     disabled capability. After `200` a failure is the last frame, `error`, in the form of the error response; a failure of the model always
         *     has this form. Frames arrive in the order `delta`..., `complete`, `chime`...; the stream ends after the last one. After 15 seconds
         *     without data the server sends a comment line, which clients ignore.
         *
         *     An interrupted stream cannot be resumed; its frames have no `id:`. Without a `complete` frame nothing was stored. When the client closes
         *     the connection, the turn ends immediately and nothing is stored. To get a lost response, send the turn to `sendTurn` with the
         *     `Idempotency-Key` of the interrupted stream: if the turn was completed, its stored response is replayed. A replay on `streamTurn` is one
         *     `complete` frame with the first result, whatever its intent.
         *
         *     - `402`: the monthly budget is used up, or the classifier would exceed another budget
         *     - `404`: the conversation does not exist or belongs to another user, or no project has the id in `project`
         *     - `409`: the conversation is closed or does not accept an explanation, or the `Idempotency-Key` was used with another body
         *     - `429` `5002`: another turn of this conversation is running, the first request with this key is running, or four turns of this user are
         *       running
         *     - `503`: the chat or explanations are disabled, or no model provider is configured
         */
        post: operations["streamTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/classify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Classify a message
         * @description Returns the intent that `sendTurn` would choose for the same body. It does not generate a response and stores only the cost of the
         *     classifier. It does not check the permission and the capability that the intent needs. The classifier is not called if `intent_override`
         *     or the conversation determines the intent, or if no provider is configured; without a provider the intent is `explain`.
         *
         *     - `402`: the monthly budget is used up, or the call would exceed another budget
         *     - `404`: the conversation does not exist or belongs to another user
         *     - `409`: the conversation is closed
         *     - `503`: the chat is disabled
         */
        post: operations["classifyTurn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/conversations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your conversations
         * @description Lists the conversations of the caller, newest first, including closed ones. Filters are combined with AND. Conversations of other users
         *     are never included, regardless of the caller's role.
         */
        get: operations["listConversations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/conversations/{conversation_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * Get a conversation
         * @description Returns a conversation of the caller. A conversation of another user does not exist for the caller, regardless of the caller's role. Its
         *     turns are returned by `listConversationTurns`.
         */
        get: operations["getConversation"];
        put?: never;
        post?: never;
        /**
         * Erase a conversation
         * @description Erases the title and the turns of a conversation of the caller, open or closed. This cannot be undone; the conversation then does not
         *     exist. Stored responses of its turns are also erased, so their `Idempotency-Key` can be used again. What the conversation created is
         *     kept: its charter, its plan and their approvals. A parked tool call can still be approved; it then runs without another model call. A
         *     turn that is running ends with `409` and stores nothing.
         *
         *     - `404`: the conversation does not exist, is already erased, or belongs to another user
         *     - `409` `4002`: the conversation has changed since the ETag in `If-Match`
         */
        delete: operations["deleteConversation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/conversations/{conversation_id}/turns": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        /**
         * List conversation turns
         * @description Lists the turns of a conversation of the caller in the order of their numbers: from the first turn, or with `order=desc` from the last.
         *     A cursor is valid only for the order in which it was created.
         *
         *     - `404`: the conversation does not exist, is erased, or belongs to another user
         */
        get: operations["listConversationTurns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meta/chat/conversations/{conversation_id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a conversation
         * @description Closes a conversation of the caller. This cannot be undone: the conversation can be read, but it accepts no further turns. Its charter
         *     or plan stays unchanged and can still be decided. A turn that is running ends with `409` and stores nothing.
         *
         *     - `404`: the conversation does not exist, is erased, or belongs to another user
         *     - `409`: the conversation is already closed
         */
        post: operations["closeConversation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters/interview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a charter interview message
         * @description Develops an idea into a charter that can be reviewed. Without `conversation_id` the message starts an interview; with it the message
         *     continues one. The response is either one question or a complete draft. A message after the draft creates a new version of the same
         *     charter. Nothing is executed. After `interview_max_turns` responses without a draft the conversation is closed. A turn that fails stores
         *     nothing, so the message can be sent again.
         *
         *     One message can contain everything. The built-in guide creates a draft immediately from lines that begin with `goals:`, `constraints:`,
         *     `success criteria:`, `scope:`, `budget:` and `project:` below the idea. The lines can be in any order and in any message; lists are
         *     separated by `;`, and `budget: 50k by 2031-03-01` also sets a deadline. The guide asks for missing information. Its drafts use the live
         *     currency; for an amount in another currency it asks again.
         *
         *     - `402`: the monthly budget is used up
         *     - `404`: the conversation does not exist or belongs to another user, or no project has the id in `project`
         *     - `409`: the conversation is closed or of another kind, or the message would start an interview while the caller has 1,000 open
         *       conversations
         *     - `429` `5002`: another turn of this conversation is running, or two interviews of this user are running
         *     - `502`: the model failed, or its reply is neither a question nor a draft
         *     - `503`: no model provider is configured
         */
        post: operations["interviewCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List charters
         * @description Lists charters, newest first: those of the caller, or all charters with `scope=all`. Filters are combined with AND.
         *
         *     - `403`: `scope=all` requires the permission `approve`
         */
        get: operations["listCharters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters/{charter_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        /**
         * Get a charter
         * @description Returns a charter with its ETag. Send the ETag as `If-Match` to change the charter. Callers with the permission `approve` can read all
         *     charters; for other callers a charter of another user does not exist. `task_id` and `forecast_id` of an approved charter lead to its
         *     project: the task and the forecast both contain the project id.
         */
        get: operations["getCharter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a charter draft
         * @description Replaces the given fields and increases `version`; null leaves a field unchanged. Status, project and provenance cannot be changed. Of
         *     two simultaneous edits both are applied, one after the other. The currency can be any active currency; only the approval requires the
         *     live currency.
         *
         *     - `403`: the charter belongs to another user
         *     - `409` `4000`: the charter is approved or cancelled
         *     - `409` `4002`: the charter has changed since the ETag in `If-Match`
         *     - `422`: the currency is not an active ISO 4217 code
         */
        patch: operations["editCharter"];
        trace?: never;
    };
    "/api/v1/meta/charters/{charter_id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a charter
         * @description Approves a charter draft and starts its run. A decision is final. The same transaction creates the forecast, the project (or opens the
         *     existing one), the task and its assignment, and closes the conversation. The charter then names its forecast and its task. `is_success`
         *     is false only if the run could not be published to the event feed afterwards. No model is called. With `If-Match` the decision is made
         *     only if the charter has not changed since it was read.
         *
         *     The currency of the envelope must be the live currency (the setting `budget.currency`) at the time of approval; a draft can have any
         *     currency. The charter contains a project id only if it was drafted for an existing project. The response contains the `project_id` of
         *     the run; later it is available from `getTask` with `task_id` and from `getForecast` with `forecast_id`.
         *
         *     - `403`: the caller's role or the setting `approvals.deciders` does not allow this decision; the setting can require a signed-in person,
         *       or someone other than the author of the charter
         *     - `404`: the charter or its project does not exist
         *     - `409` `4000`: the charter is not a draft, its currency is not the live currency, or its project is completed or cancelled. The charter
         *       stays unchanged. Of two simultaneous approvals exactly one gets `200`
         *     - `409` `4002`: the charter has changed since the ETag in `If-Match`; nothing is decided. Read it again before deciding
         *     - `429` `5002`: another approval of this charter is running
         */
        post: operations["approveCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters/{charter_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a charter draft
         * @description Cancels a charter draft and closes its conversation. A decision is final. The charter can still be read. With `If-Match` the decision is
         *     made only if the charter has not changed since it was read.
         *
         *     - `403`: the charter belongs to another user, or the setting `approvals.deciders` requires a signed-in person
         *     - `409` `4000`: the charter is approved or already cancelled
         *     - `409` `4002`: the charter has changed since the ETag in `If-Match`; nothing is decided. Read it again before deciding
         */
        post: operations["cancelCharter"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters/{charter_id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        /**
         * List charter versions
         * @description Lists the versions of a charter, newest first: the current version and the latest 100 before it. Each entry shows who created the
         *     version and how; `getCharterVersion` returns its content. Everyone who can read the charter can read its versions.
         */
        get: operations["listCharterVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/meta/charters/{charter_id}/versions/{version}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        /**
         * Get a charter version
         * @description Returns the content of a version of a charter; the current version is included. Everyone who can read the charter can read its versions.
         *     The version number consists of ASCII digits, without sign, grouping or leading zeros.
         *
         *     - `404`: the charter or the version does not exist, or the version is older than the 100 before the current one
         */
        get: operations["getCharterVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List projects
         * @description Lists projects, newest first. Filters are combined with AND; an agent who leads no project returns an empty page.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Creates a project with the status `planning` and amounts in the live currency. Names do not have to be unique.
         *
         *     - `404`: no agent has the id in `lead`
         *     - `409` `4000`: the limit `projects.max` is reached, or this `Idempotency-Key` was used with another body
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/projects/{project_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the project. An id that is not a UUID is treated as unknown.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        /**
         * Get a project
         * @description Returns a project with its ETag, and with the charter or plan for which it was created, if any. Send the ETag as `If-Match` to update
         *     the project.
         */
        get: operations["getProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a project
         * @description Updates the given fields of a project. `null` removes `lead` and `deadline`.
         *
         *     - `404`: the project does not exist, or no agent has the id in `lead`
         *     - `409` `4002`: the project has changed since the ETag in `If-Match`
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tasks
         * @description Lists tasks, newest first. Filters are combined with AND; an unknown id returns an empty page.
         */
        get: operations["listTasks"];
        put?: never;
        /**
         * Create a task
         * @description Creates a task in a project. With `assigned_to` its status is `assigned`, otherwise `created`.
         *
         *     - `403`: only the roles `ceo` and `manager` may set `review_policy`
         *     - `404`: the project, the agent, the parent task or a dependency does not exist; a parent task or dependency of another project is treated
         *       as unknown
         *     - `409` `4000`: the limit `tasks.max_open` is reached, or this `Idempotency-Key` was used with another body
         *     - `422`: title, description and acceptance criteria have more than 65,536 bytes together
         *     - `422`: the `dependencies` would form a cycle; the parent task waits for the new task
         */
        post: operations["createTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        /**
         * Get a task
         * @description Returns a task with its ETag. Send the ETag as `If-Match` to update the task. If a charter created the task, `dispatch` contains the
         *     phases of its run.
         */
        get: operations["getTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a task
         * @description Updates the given fields of a task. `null` removes `assigned_to`, `deadline` and `not_before`; lists are replaced as a whole. Assigning an
         *     agent to a task with the status `created` sets the status to `assigned`. The status `cancelled` has the effect of
         *     `cancelTask`. Assigning another agent ends an open run of the task.
         *
         *     - `403`: only the roles `ceo` and `manager` may set `review_policy`, and API keys of a user who claimed a run of the task can
         *       neither change it nor complete the task
         *     - `404`: the task does not exist, no agent has the id in `assigned_to`, or a dependency does not exist in the project
         *     - `409` `4000`: the task is completed, failed, cancelled or rejected; these statuses are final
         *     - `409` `4000`: a run of the task is open or in review, and the request changes `acceptance_criteria`, `expected_artifacts`, `review_policy`
         *       or the `status`, except to `cancelled`
         *     - `409` `4002`: the task has changed since the ETag in `If-Match`
         *     - `422`: the statuses `assigned`, `in_progress`, `in_review` and `completed` require an agent
         *     - `422`: title, description and acceptance criteria have more than 65,536 bytes together
         *     - `422`: the `dependencies` would form a cycle; a task also waits for its subtasks
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/start": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a task
         * @description Sets the status to `assigned`, and clears `not_before` and the backoff. If the attempts of the task were used up, it has all of them again.
         *     The task no longer waits for dependencies and subtasks that are failed, cancelled or rejected. A ready task does not change. The task can
         *     still wait for its project, its parent task, its agent, or dependencies and subtasks that are still open; `waiting_for` returns the reason.
         *
         *     - `404`: the task does not exist
         *     - `409` `4000`: the task is completed, failed, cancelled, rejected or in review, it has an open run or more than 1000 failed dependencies and
         *       subtasks, or this `Idempotency-Key` was used with another request
         *     - `422`: the task has no agent, or its agent was deleted
         */
        post: operations["startTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a task
         * @description Cancels a task and its open subtasks at every level, and asks their running runs to stop. Final subtasks do not change. A task that is
         *     already cancelled does not change.
         *
         *     - `404`: the task does not exist
         *     - `409` `4000`: the task is completed, failed or rejected, it has more than 999 open subtasks, counting all levels, or this
         *       `Idempotency-Key` was used with another request
         *     - `409` `4002`: the task has changed since the ETag in `If-Match`; nothing is cancelled
         */
        post: operations["cancelTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/execution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an overview of work
         * @description Returns the paused scopes, the number of tasks by status and by waiting reason, and figures about runs and workers. `paused` is current.
         *     The other figures can be up to 2 seconds old if counting takes long.
         */
        get: operations["getWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/execution/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause work
         * @description Pauses the company, a project, an agent or a task. Workers cannot claim tasks of this scope until `resumeWork` is called. A pause of a task
         *     also covers its subtasks at every level. With the mode `hold`, running runs continue to their end; with `drain`, they are asked to stop,
         *     and their tasks return to the queue. Pausing the same scope again replaces mode and reason.
         *
         *     - `403`: only the roles `ceo` and `manager` may pause the company
         *     - `404`: the project, agent or task does not exist
         *     - `409` `4000`: 1000 scopes are paused, or this `Idempotency-Key` was used with another request
         *     - `422`: `id` is missing, or was sent for the company
         */
        post: operations["pauseWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/execution/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume work
         * @description Ends the pause of the company, a project, an agent or a task. The tasks of the scope can be claimed immediately, unless another pause
         *     covers them. `mode` is ignored. Resuming a scope that is not paused changes nothing.
         *
         *     - `403`: only the roles `ceo` and `manager` may resume the company
         *     - `404`: the project, agent or task does not exist
         *     - `422`: `id` is missing, or was sent for the company
         */
        post: operations["resumeWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/execution/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the usage of runs
         * @description Sums the `usage` of runs of all kinds, with reviews, earlier attempts, late steps and the steps so far of open runs. Returns one entry
         *     for each task, project or agent and each currency, the highest cost first; objects without runs have none. Filters are combined with
         *     AND; an unknown id returns an empty list. `from` and `to` are inclusive days (UTC) in which the runs began. Runs are kept as long as
         *     their task.
         *
         *     - `422`: `from` is after `to`, or there are more than 100,000 runs or 10,000 entries
         */
        get: operations["listUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List workers
         * @description Lists the workers, sorted by name. Filters are combined with AND. A worker becomes `offline` 90 seconds after its last request; a waiting
         *     claim keeps it `online`. Workers inside server processes have the kind `built_in`.
         */
        get: operations["listWorkers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workers/{worker_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        /**
         * Get a worker
         * @description Returns a worker with its ETag. The ETag covers only the registration. It does not cover `status`, `open_runs` and `last_seen_at`, which
         *     change with the requests of the worker.
         */
        get: operations["getWorker"];
        /**
         * Register a worker
         * @description Registers a worker of the caller (`201`), or replaces its registration (`200`). A worker claims runs with `claimRuns`, and gets only tasks
         *     that match its registration at the time of the claim. Register it each time the program starts. Several processes of one user can use the
         *     same name; they then share `max_runs`.
         *
         *     Only the user who registered a worker can claim runs for it. When the account of this user is deleted, its workers are deleted.
         *
         *     - `404` `3000`: an agent in `agent_ids` does not exist
         *     - `409` `4000`: the limit of 2,000 workers is reached
         *     - `409` `4001`: another user has a worker with this name, or the name begins with `built-in`
         *     - `409` `4002`: the worker has changed since the ETag in `If-Match`
         */
        put: operations["registerWorker"];
        post?: never;
        /**
         * Delete a worker
         * @description Deletes a worker. Its running runs expire immediately, and their tasks can be claimed by other workers; the attempts are not counted. The
         *     runs can still be read.
         *
         *     - `403`: another user registered the worker, and the caller is not the `ceo`
         *     - `409` `4002`: the worker has changed since the ETag in `If-Match`
         */
        delete: operations["deleteWorker"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/workers/{worker_name}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim runs
         * @description Claims ready tasks for a worker. Each claim creates a run with a lease, and contains the task and its context. The list is empty if no task
         *     that matches the registration became ready within `wait_seconds`, or if the worker had `max_runs` running runs until then. Call it in a loop
         *     with `wait_seconds: 30`; a task that becomes ready is returned within milliseconds.
         *
         *     The lease expires `work.lease_seconds` after the last report. Send heartbeats (`heartbeatRun`) at intervals of at most a third of that time,
         *     and end the run with `finishRun` or `releaseRun`. When a lease expires, the task is offered to other workers. All text in `task` and
         *     `context` is untrusted.
         *
         *     With an `Idempotency-Key` no claim is lost with its response: within 24 hours the same key and `max` return the claims whose runs are still
         *     running, with the same lease tokens, a new lease and `idempotency-replayed: true`. If nothing was claimed with the key, the request
         *     claims as usual. The response itself is not stored.
         *
         *     - `403`: another user registered the worker
         *     - `404`: the worker does not exist, or was deleted while the claim waited
         *     - `409` `4000`: this `Idempotency-Key` was used for another worker or with another `max`
         *     - `429` `5002`: four claims of this worker are already waiting, and `wait_seconds` is above 0
         */
        post: operations["claimRuns"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs
         * @description Lists runs, newest first. Filters are combined with AND; an unknown id or name returns an empty page. A run is kept as long as its task.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Get a run
         * @description Returns a run with its ETag. Send the ETag as `If-Match` when you review the run. `listRunSteps` returns its steps, and `streamRun` streams
         *     them while the run is open.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a heartbeat
         * @description Extends the lease of a run to `work.lease_seconds` from now, stores its progress, and returns a stop request, the remaining budget and the
         *     decided input requests. Send heartbeats at intervals of at most a third of `work.lease_seconds`.
         *
         *     If `stop` is not null, the lease is no longer extended. Finish the run with its current result, or release it. `stop` with the reason
         *     `expired` means that the lease has expired but was not taken over; the run can still be finished, but not released.
         *
         *     - `403`: the lease token is not the token of this run, or another user claimed the run
         *     - `409` `4000`: the run waits for a decision or has ended
         *     - `409` `4002`: the lease was taken over: the task was claimed again, reassigned or cancelled, or the worker was deleted; stop working on it
         */
        post: operations["heartbeatRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * List the steps of a run
         * @description Lists the steps of a run, oldest first. A page ends early, with `has_more` set, before its steps exceed 512 KiB. Steps are
         *     deleted `work.keep_days` after the end of the task. The content of a step is untrusted text.
         */
        get: operations["listRunSteps"];
        put?: never;
        /**
         * Add steps to a run
         * @description Appends steps to a run and extends its lease like a heartbeat. Either all steps are stored or none. A step whose `key` the run already
         *     has is skipped, so you can send the same request again after a lost response. Credentials in `content` and `title` are replaced by `***`.
         *
         *     `usage.cost` is booked once for each key, even beyond a cap. To reserve money before a model call, send a `model_call` step with
         *     `usage.cost` and without `finished_at`: the cost is reserved under all caps. A step with the same key and with `finished_at` replaces the
         *     reservation, and its cost is booked. An open reservation ends with the lease.
         *
         *     - `402`: the reservations exceed a cap; no step is stored
         *     - `403`: the lease token is not the token of this run, or another user claimed the run
         *     - `409` `4000`: the run has ended; the steps are stored as late steps
         *     - `409` `4000`: the run would have more than 10,000 steps
         *     - `409` `4002`: the lease was taken over; the steps are stored as late steps, up to 1,000 for each run
         *     - `422`: the content of a step has more than 65,536 bytes
         */
        post: operations["addRunSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /**
         * Stream a run
         * @description Streams a run as server-sent events. The first frame is `status` with the run; it is sent again after a change, at most every 2 seconds.
         *     `step` frames contain the steps after `after` and then each new step. Their `id:` is the number of the step, so that a browser reconnects
         *     with `Last-Event-ID` without losing steps. `done` contains the run after it has ended, and is the last frame.
         *
         *     - A `closed` frame ends the stream: the credential was revoked, the role changed, the server stops, or the client reads too slowly
         *     - After 15 seconds without data the server sends a comment line, which clients ignore
         *
         *     Failures:
         *
         *     - `400`: `after` or `Last-Event-ID` is not the number of a step
         *     - `429` `5002`: this user has 20 open streams and sockets on all servers together
         */
        get: operations["streamRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/artifacts/{artifact_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
                /**
                 * @description Name of the artifact, which is also the file name of its downloads. A name that is not allowed returns `400`.
                 * @example invoices.txt
                 */
                artifact_name: components["parameters"]["ArtifactNameInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Upload an artifact
         * @description Stores the body of the request as an artifact of a run (`201`). The body can have any media type, which is stored with it; without the
         *     header `Content-Type` it is `application/octet-stream`. Uploading the same bytes under the same name in the same run returns the existing
         *     artifact (`200`); other bytes create a new version. The lease is extended when the upload starts and when it is complete. An artifact
         *     exists only after its upload is complete.
         *
         *     Send the body uncompressed. It must be complete within 15 seconds plus 1 second per 64 KiB.
         *
         *     - `400`: the body is incomplete or arrives too slowly
         *     - `403`: the header `lease-token` is not the token of this run, or another user claimed the run
         *     - `404`: the run does not exist
         *     - `409` `4000`: the run has ended; name, size and SHA-256 are stored as a late step
         *     - `409` `4000`: the run has 100 artifacts, or the project would have more bytes than `work.max_project_bytes`
         *     - `409` `4002`: the lease was taken over; name, size and SHA-256 are stored as a late step
         *     - `409` `4002`: the newest artifact of the task with this name does not have the ETag in `If-Match`
         *     - `413`: the body is larger than `work.max_artifact_bytes`
         *     - `415`: the body is compressed, or `Content-Type` is not a media type
         */
        put: operations["putArtifact"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/input-requests": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask a person
         * @description Creates an approval with the source `run_input`, which asks a person a question or for permission. People see it in the inbox and decide
         *     it like any other approval. The comment of the approval or the reason of the rejection is the reply; a person chooses an option by replying
         *     with its text.
         *
         *     With `wait` the run ends for this worker: its status becomes `waiting`, it has no lease, and it no longer counts towards the limits of the
         *     worker and the agent. When the request is decided or expires, the task is ready again, and the context of the next claim contains the reply.
         *     Without `wait` the run continues, and its heartbeats contain the reply. A pending request outlives its run, and expires when the task
         *     becomes final.
         *
         *     - `403`: the lease token is not the token of this run, or another user claimed the run
         *     - `409` `4000`: the status of the run is not `running`, or the run was asked to stop
         *     - `409` `4000`: the run has 10 pending requests or 200 in all, the limit `approvals.max_pending` is reached, or this `Idempotency-Key` was used with
         *       another body
         *     - `409` `4002`: the lease was taken over
         */
        post: operations["requestInput"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a run
         * @description Ends a run with its result. `succeeded` requires one report for each acceptance criterion of the task; the reviewer decides about criteria
         *     that are not met. The task is then in review, or completed if its review policy is `none`. `failed` requires a `failure`. If the failure is
         *     `retryable` and the task has attempts left, the task is retried after a backoff; otherwise it is blocked.
         *
         *     `succeeded` without an artifact that the task expects becomes a retryable failure of the kind `missing_artifact`; the response is `200`
         *     with the status `failed`. A run whose lease has expired can be finished until its task is claimed again (`finished_late`). Sending the
         *     same request again returns the run as it is now.
         *
         *     - `403`: the lease token is not the token of this run, or another user claimed the run
         *     - `404`: an `artifact_id` in `criteria` is not an artifact of this run
         *     - `409` `4000`: the run waits for a decision
         *     - `409` `4000`: the run was released, or finished with another result; the result that you sent is stored as a late step
         *     - `409` `4002`: the lease was taken over; the result is stored as a late step and has no effect
         *     - `422`: `criteria` does not have one entry for each criterion of the task, or `failure` does not match `outcome`
         */
        post: operations["finishRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/release": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release a run
         * @description Returns the task of a run to the queue without a result, for example because the worker stops. The task is ready again and keeps its place
         *     in the queue; the attempt is not counted. From the third consecutive release of a task, the backoff of failed attempts applies, or
         *     `delay_seconds` if it is longer. Releasing a released run again returns it unchanged.
         *
         *     - `403`: the lease token is not the token of this run, or another user claimed the run
         *     - `409` `4000`: the run waits for a decision, has expired, or was finished
         *     - `409` `4002`: the lease was taken over
         */
        post: operations["releaseRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run_id}/review": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Review a run
         * @description Records the review of a run by a person: `passed` completes the task and accepts the artifacts of the run, `rework` returns the task to
         *     its agent with the comment as feedback. It decides the pending approval of the review, as `approveApproval` and `rejectApproval` do.
         *     Send the ETag of the run as `If-Match`, so that the review applies only to the state of the run that you read.
         *
         *     - `403`: the setting `approvals.deciders` does not allow this decision, or the caller uses an API key of a user who claimed a
         *       run of the task
         *     - `409` `4000`: the run is not the latest run of a task in review, an agent is reviewing it, or this `Idempotency-Key` was used with another body
         *     - `409` `4002`: the run has changed since the ETag in `If-Match`
         *     - `422`: `passed` without the verdict `met` for each criterion, or `rework` without a comment
         */
        post: operations["reviewRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List artifacts
         * @description Lists artifacts without their content, newest first. Filters are combined with AND; an unknown id returns an empty page. The newest
         *     accepted artifact of each name is kept as long as its task; others are deleted `work.keep_days` after the end of the task.
         */
        get: operations["listArtifacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{artifact_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the artifact. An id that is not a UUID is treated as unknown.
                 * @example 9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42
                 */
                artifact_id: components["parameters"]["ArtifactId"];
            };
            cookie?: never;
        };
        /**
         * Get an artifact
         * @description Returns an artifact without its content, with its ETag. `getArtifactContent` returns the content.
         */
        get: operations["getArtifact"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/artifacts/{artifact_id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the artifact. An id that is not a UUID is treated as unknown.
                 * @example 9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42
                 */
                artifact_id: components["parameters"]["ArtifactId"];
            };
            cookie?: never;
        };
        /**
         * Download an artifact
         * @description Returns the content of an artifact, byte for byte, with the media type that its worker declared. The response has no envelope. The content
         *     is untrusted: `content-disposition` is `attachment`, and `content-security-policy` is `sandbox`. The ETag is the SHA-256 of the content in
         *     hex; the content of an artifact never changes.
         *
         *     `Range` with one byte range returns `206`. A header with several ranges or in another form is ignored, and the whole content is returned.
         *     If `If-Range` is not the ETag of the content, `Range` is ignored too.
         *
         *     - `416`: the range begins after the end of the content
         */
        get: operations["getArtifactContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List plans
         * @description Lists the plans that were proposed in conversations, newest first. Filters are combined with AND. A plan is decided by its approval
         *     (`approveApproval`, `rejectApproval`).
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/plans/{plan_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the plan. An id that is not a UUID is treated as unknown.
                 * @example cd345862-40f2-431f-95fe-9e8964606983
                 */
                plan_id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        /**
         * Get a plan
         * @description Returns a plan with its items. After approval, each item contains the id of the task that was created from it.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forecasts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List forecasts
         * @description Lists the cost forecasts of approved charters, newest first. A project without a forecast returns an empty page.
         */
        get: operations["listForecasts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/forecasts/{forecast_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the forecast. An id that is not a UUID is treated as unknown.
                 * @example 1f2cb2a6-a5c2-4645-aff0-729398ee52cd
                 */
                forecast_id: components["parameters"]["ForecastId"];
            };
            cookie?: never;
        };
        /**
         * Get a forecast
         * @description Returns a cost forecast: the approved cost of the run of a charter, and who approved it. A forecast never changes.
         */
        get: operations["getForecast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connections
         * @description Lists connections, newest first. Responses never contain a secret or a token.
         */
        get: operations["listConnections"];
        put?: never;
        /**
         * Create a connection
         * @description Creates a connection that receives signed messages (`webhook`) or that connects an account (`oauth`). Only this response contains the
         *     signing secret of a webhook connection; give it to the sender. An OAuth connection has the status `pending`; continue with `startOauth`.
         *
         *     - `400`: a field that an OAuth connection requires is missing, or a webhook connection has such a field
         *     - `409` `4000`: the limit of 200 connections is reached
         *     - `409` `4000`: this `Idempotency-Key` was already used for a webhook connection. That response contains a secret and is not stored;
         *       rotate the secret of the connection that was created
         *     - `409` `4001`: the name is taken
         *     - `422`: a URL is neither https nor http to a loopback address, contains credentials, a fragment, white space or control characters, or
         *       names a private or loopback address while `WEBHOOK_ALLOW_PRIVATE` is off. URLs are stored in a normalised form: the host in lower
         *       case, everything percent-encoded
         */
        post: operations["createConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{connection_name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        /**
         * Get a connection
         * @description Returns a connection with its ETag. Send the ETag as `If-Match` to change the connection. The response never contains a secret or a
         *     token.
         */
        get: operations["getConnection"];
        put?: never;
        post?: never;
        /**
         * Delete a connection
         * @description Deletes a connection with its secret, its tokens and its receipts. Messages to it then get `404`. Tokens are not revoked at the
         *     provider.
         *
         *     - `409` `4002`: the connection has changed since the ETag in `If-Match`
         */
        delete: operations["deleteConnection"];
        options?: never;
        head?: never;
        /**
         * Update a connection
         * @description Updates the given fields. A disabled connection receives nothing and its tokens are not renewed; when it is enabled again, its state is
         *     unchanged. A new URL, client id or list of scopes sets an OAuth connection to `pending` and deletes its tokens. A new client secret
         *     keeps the tokens; the renewal of a token that failed is tried again.
         *
         *     - `409` `4002`: the connection has changed since the ETag in `If-Match`
         *     - `422`: a field for OAuth is given for a webhook connection, or a URL is not allowed
         */
        patch: operations["updateConnection"];
        trace?: never;
    };
    "/api/v1/connections/{connection_name}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a connection secret
         * @description Replaces the signing secret of a webhook connection. The old secret becomes invalid immediately. Only this response contains the new
         *     secret; give it to the sender. Messages signed with the old secret get `401`; senders that follow Standard Webhooks retry them.
         *
         *     - `409`: the connection is of kind `oauth`
         */
        post: operations["rotateConnectionSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{connection_name}/oauth/initiate": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an OAuth authorization
         * @description Returns the URL of the provider's authorization page, for OAuth 2.1 with an authorization code and PKCE. Open it in the browser of the
         *     person who may connect the account; the provider redirects the browser to `oauthCallback`, which connects the account. The state is
         *     valid once and for `expires_in` seconds. A connection has at most ten pending states; the next one replaces the oldest. A connected
         *     account stays connected until another account replaces it.
         *
         *     - `409`: the connection is of kind `webhook` or disabled, or its client secret cannot be read; set the secret again
         *     - `503`: the setting `api.oauth_enabled` is off
         */
        post: operations["startOauth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/connections/{connection_name}/receipts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        /**
         * List receipts of a connection
         * @description Lists receipts, newest first. A page ends early, with `has_more`, before the messages after its first one exceed 1 MiB. The payload is
         *     the received text without changes: numbers keep all digits, and duplicate keys are kept. Receipts are kept for 30 days, and per
         *     connection at most the newest 10,000 and the newest 256 MiB. An OAuth connection has no receipts.
         */
        get: operations["listReceipts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/oauth/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Complete an OAuth authorization
         * @description Receives the browser that a provider redirects after `startOauth`; clients do not call it directly. It exchanges the code for tokens,
         *     stores them and sets the connection to `connected`. The state becomes invalid, also after a failure. Of several calls with one state
         *     exactly one exchanges it. Other parameters of the provider are ignored. `HEAD` checks the state without calling the provider and without
         *     using it up.
         *
         *     - `400`: `state` is missing or longer than 512 characters, `code` is longer than 2,048 characters, or neither `code` nor `error` is
         *       given
         *     - `422`: the state is unknown, used or older than 600 seconds, or the provider sent `error` or refused the code; start again with
         *       `startOauth`
         *     - `422`: the user who started the authorization lost the required role, or the session or key that started it became invalid; start
         *       again with `startOauth`
         *     - `503`: the setting `api.oauth_enabled` is off
         */
        get: operations["oauthCallback"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{connection_name}/{event_type}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
                /**
                 * @description Type of the message, chosen by its sender.
                 * @example order.created
                 */
                event_type: components["parameters"]["EventTypeInPath"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive a signed message
         * @description Receives a message from a sender that follows Standard Webhooks 1.0.0, stores it as a receipt and publishes the event
         *     `webhook.received`. `webhook-signature` is the HMAC-SHA256 of the text `<webhook-id>.<webhook-timestamp>.<body>`, byte for byte, with
         *     the 32 bytes of the connection's secret. A message whose `webhook-id` was received on this connection within 24 hours gets the first
         *     receipt and publishes no event, so a sender can safely retry.
         *
         *     - `400`: the event type, `webhook-id` or `webhook-timestamp` is missing or malformed
         *     - `400`: the body is not a JSON object, nests deeper than 64 levels, has more than 50,000 values, or contains U+0000, an unpaired
         *       surrogate or a number that is not finite; this is checked after the signature
         *     - `401`: no signature is valid. Credentials of this platform are not checked
         *     - `404`: the connection does not exist, is of kind `oauth`, or is disabled
         *     - `409`: `webhook-timestamp` differs from the current time by more than 300 seconds
         *     - `503`: the setting `api.webhooks_enabled` is off
         */
        post: operations["receiveWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhook endpoints
         * @description Lists the webhook endpoints, newest first. A deployment has at most 50. Secrets are not included.
         */
        get: operations["listWebhookEndpoints"];
        put?: never;
        /**
         * Create a webhook endpoint
         * @description Creates a webhook endpoint. New events are sent to its URL, signed with its secret; earlier events are not sent. Only this response
         *     contains the secret. Each attempt sends only events that the creator of the endpoint may see at that time. The endpoint is disabled when
         *     the account of its creator is deleted.
         *
         *     - `409` `4000`: the limit of 50 endpoints is reached
         *     - `409` `4000`: this `Idempotency-Key` was already used. The response contains a secret and is not stored; find the endpoint in
         *       `listWebhookEndpoints`, and rotate its secret if it is lost
         *     - `422`: the URL is neither https nor http to a loopback address, contains credentials, or is an address of this server
         *     - `422`: the URL is a private, loopback or otherwise special address while `WEBHOOK_ALLOW_PRIVATE` is off
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpoint_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        /**
         * Get a webhook endpoint
         * @description Returns a webhook endpoint with its ETag. Send the ETag as `If-Match` to change the endpoint. The ETag does not cover `last_success_at`
         *     and `last_failure_at`, so deliveries do not change it.
         */
        get: operations["getWebhookEndpoint"];
        put?: never;
        post?: never;
        /**
         * Delete a webhook endpoint
         * @description Deletes a webhook endpoint with its secrets and deliveries. An attempt that is already running can still reach the receiver.
         *
         *     - `409` `4002`: the endpoint has changed since the ETag in `If-Match`
         */
        delete: operations["deleteWebhookEndpoint"];
        options?: never;
        head?: never;
        /**
         * Update a webhook endpoint
         * @description Updates the given fields of a webhook endpoint. Only its creator and the `ceo` can change `url` and `event_types`. While an endpoint is
         *     disabled, no events are queued for it and pending deliveries wait; when it is enabled again, they continue and new events are sent. To
         *     send missed events, use `redeliverWebhook`.
         *
         *     - `403`: the request changes `url` or `event_types`, and the caller is neither the creator of the endpoint nor the `ceo`
         *     - `409` `4000`: the endpoint cannot be enabled because the account of its creator is deleted; create another endpoint
         *     - `409` `4002`: the endpoint has changed since the ETag in `If-Match`
         *     - `422`: the URL is neither https nor http to a loopback address, contains credentials, or is an address of this server
         *     - `422`: the URL is a private, loopback or otherwise special address while `WEBHOOK_ALLOW_PRIVATE` is off
         */
        patch: operations["updateWebhookEndpoint"];
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpoint_id}/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate a webhook secret
         * @description Creates a new secret for a webhook endpoint. Only this response contains it. For 24 hours deliveries are signed with the new and the
         *     previous secret, so that the receiver can switch without losing deliveries; older secrets become invalid.
         *
         *     - `403`: the caller is neither the creator of the endpoint nor the `ceo`
         *     - `409` `4000`: this `Idempotency-Key` was already used. The response contains a secret and is not stored; rotate again with another key
         */
        post: operations["rotateWebhookEndpointSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpoint_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        /**
         * List webhook deliveries
         * @description Lists the past and pending deliveries of a webhook endpoint, newest first. Deliveries are kept for 30 days, or for 30 days after a
         *     redelivery.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpoint_id}/redeliver": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redeliver webhook events
         * @description Sends events to a webhook endpoint again, with the same bytes and with new retries. With `event_id` it sends one event: its delivery, or
         *     the event itself if it is still stored (24 hours) and the creator of the endpoint may see it. With `since` it sends the events from
         *     `since` to before `until`: with `status` the deliveries with that status, otherwise all deliveries of that time, and also the stored
         *     events that match `event_types` and have no delivery because the endpoint was disabled.
         *
         *     Deliveries that wait for their first attempt are not changed and not counted. One call queues at most 10,000 events, missed events first
         *     and then the oldest. To continue, pass `next_since` of the response as `since` until it is null.
         *
         *     - `400`: both or neither of `event_id` and `since` are given, or `until` or `status` is given without `since`
         *     - `403`: the caller is neither the creator of the endpoint nor the `ceo`
         *     - `404`: the endpoint does not exist, or the event has no delivery to it and is not stored
         *     - `409` `4000`: the endpoint is disabled (enable it first), or this `Idempotency-Key` was used with another body
         *     - `429` `5002`: another redelivery of this endpoint is running
         */
        post: operations["redeliverWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-endpoints/{endpoint_id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test event
         * @description Sends the event `webhook.test` only to this endpoint, regardless of its `event_types`. `listWebhookDeliveries` shows the result.
         *
         *     - `403`: the caller is neither the creator of the endpoint nor the `ceo`
         *     - `409` `4000`: the endpoint is disabled (enable it first), or this `Idempotency-Key` was used for another endpoint
         */
        post: operations["testWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    event: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event delivery
         * @description The request that the server sends to a webhook endpoint for each event that matches its `event_types`, signed according to Standard
         *     Webhooks 1.0.0. A response with a 2xx status within 15 seconds confirms the delivery; `410` disables the endpoint. Every other
         *     result is retried, so the same `webhook-id` can be received more than once.
         */
        post: operations["receiveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description A criterion for completion and whether it is met. */
        AcceptanceCriterion: {
            /** @description What must be true when the task is completed. */
            description: components["schemas"]["NotBlankStr"];
            /** @description Whether the criterion is met. */
            met: boolean;
        };
        /** @description A criterion for completion. */
        AcceptanceCriterionInput: {
            /** @description What must be true when the task is completed. */
            description: string;
            /**
             * @description Whether the criterion is met.
             * @default false
             */
            met: boolean;
        };
        /** @description The result of an acting turn. */
        ActionOutcome: {
            termination_reason: components["schemas"]["TerminationReason"];
            /** @description Final message of the agent; null if there is none. */
            final_message: components["schemas"]["NotBlankStr"] | null;
            /** @description Tool calls that ran, in order. */
            tool_calls: components["schemas"]["ToolCallOutcome"][];
            /** @description Id of the approval that a parked call waits for; null unless `parked` is true. */
            approval_id: components["schemas"]["Uuid"] | null;
            /** @description Whether a tool call is parked until its approval is decided. */
            parked: boolean;
        };
        /** @description Steps to add to a run. Either all of them are stored or none. */
        AddRunStepsRequest: {
            /** @description Lease token of the claim. */
            lease_token: components["schemas"]["LeaseToken"];
            /** @description Steps in the order in which they are numbered. */
            steps: components["schemas"]["RunStepReport"][];
            /**
             * Format: int32
             * @description Progress of the run in percent; null leaves it unchanged.
             * @default null
             */
            progress: number | null;
            /**
             * @description Current activity of the run, for people; null leaves it unchanged.
             * @default null
             */
            note: string | null;
        };
        /** @description An agent. */
        AgentResponse: {
            /** @description Id of the agent. It never changes, even if the name changes. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the agent, unique among agents. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Job title of the agent. */
            role: components["schemas"]["NotBlankStr"];
            /** @description Name of the department of the agent. */
            department: components["schemas"]["NotBlankStr"];
            level: components["schemas"]["SeniorityLevel"];
            /** @description Key of the preset of the personality; null without a preset. */
            personality_preset: string | null;
            personality: components["schemas"]["Personality"];
            /** @description Name of the provider of the model; null, together with `model_id`, if the agent has no model. */
            model_provider: string | null;
            /** @description Id of the model; null if the agent has no model. */
            model_id: string | null;
            /** @description Size class of the model; `medium` if the agent has no model. */
            tier: components["schemas"]["ModelTier"];
            /** @description What the agent may do without confirmation; null inherits from the department, then from the company. */
            autonomy_level: components["schemas"]["AutonomyLevel"] | null;
            /**
             * Format: double
             * @description Monthly budget of the agent in the live currency; null if the agent has no limit.
             */
            budget_limit_monthly: number | null;
            /**
             * Format: int32
             * @description Position in the company order, starting at 0 without gaps.
             */
            position: number;
            /** @description Time at which the agent was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the agent. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The next piece of the explanation. */
        AnswerDelta: {
            /** @description The next part of the text. */
            delta: string;
        };
        /**
         * @description A part of the organisation that was used for the response. New values can be added; accept unknown values.
         * @enum {string}
         */
        AnswerSource: "company" | "departments" | "agents" | "tasks" | "projects" | "approvals" | "budget" | "charters" | "plans" | "history";
        /** @description An input request of a run, with its reply. */
        AnsweredInput: {
            /** @description Id of the approval that the input request created. */
            approval_id: components["schemas"]["Uuid"];
            /** @description The question, or what the worker asked permission for. */
            question: components["schemas"]["NotBlankStr"];
            kind: components["schemas"]["RunInputKind"];
            /** @description Suggested replies. */
            options: components["schemas"]["NotBlankStr"][];
            status: components["schemas"]["ApprovalStatus"];
            /** @description Comment of the approval or reason of the rejection; null if there is none or the request is pending. */
            answer: components["schemas"]["NotBlankStr"] | null;
            /** @description Name of the user who decided; null unless the status is `approved` or `rejected`. */
            decided_by: components["schemas"]["NotBlankStr"] | null;
        };
        /** @description An API key without its secret. */
        ApiKeyResponse: {
            /** @description Id of the API key. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the key. */
            name: components["schemas"]["SingleLineName"];
            /** @description Role with which the key was created. */
            role: components["schemas"]["HumanRole"];
            /** @description Id of the owner. */
            user_id: components["schemas"]["UserId"];
            /** @description Last four characters of the key, to identify it. */
            last_four: string;
            /** @description Time at which the key was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Expiry of the key; null if it never expires. */
            expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Whether the key was revoked. */
            revoked: boolean;
            /** @description Id of the API key that created this key; null if a session created it, or if it was created before this was recorded. */
            created_by_key_id: components["schemas"]["Uuid"] | null;
        };
        /** @description Success envelope with AgentResponse as `data`. */
        ApiResponseOfAgentResponse: {
            data: components["schemas"]["AgentResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of AgentResponse as `data`. */
        ApiResponseOfAgentResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["AgentResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of ApiKeyResponse as `data`. */
        ApiResponseOfApiKeyResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ApiKeyResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with ApprovalResponse as `data`. */
        ApiResponseOfApprovalResponse: {
            data: components["schemas"]["ApprovalResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Artifact as `data`. */
        ApiResponseOfArtifact: {
            data: components["schemas"]["Artifact"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with AvailableLocalesResponse as `data`. */
        ApiResponseOfAvailableLocalesResponse: {
            data: components["schemas"]["AvailableLocalesResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with BudgetReport as `data`. */
        ApiResponseOfBudgetReport: {
            data: components["schemas"]["BudgetReport"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CapabilitiesResponse as `data`. */
        ApiResponseOfCapabilitiesResponse: {
            data: components["schemas"]["CapabilitiesResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CeremonyPolicyResponse as `data`. */
        ApiResponseOfCeremonyPolicyResponse: {
            /** @description The policy; null if the department has none and inherits every field. */
            data: components["schemas"]["CeremonyPolicyResponse"] | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CharterApprovalResult as `data`. */
        ApiResponseOfCharterApprovalResult: {
            data: components["schemas"]["CharterApprovalResult"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CharterVersion as `data`. */
        ApiResponseOfCharterVersion: {
            data: components["schemas"]["CharterVersion"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of Claim as `data`. */
        ApiResponseOfClaimList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Claim"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CompanyResponse as `data`. */
        ApiResponseOfCompanyResponse: {
            data: components["schemas"]["CompanyResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CompanySettingsResponse as `data`. */
        ApiResponseOfCompanySettingsResponse: {
            data: components["schemas"]["CompanySettingsResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CompanyVersionDiffResponse as `data`. */
        ApiResponseOfCompanyVersionDiffResponse: {
            data: components["schemas"]["CompanyVersionDiffResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CompanyVersionResponse as `data`. */
        ApiResponseOfCompanyVersionResponse: {
            data: components["schemas"]["CompanyVersionResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Connection as `data`. */
        ApiResponseOfConnection: {
            data: components["schemas"]["Connection"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Conversation as `data`. */
        ApiResponseOfConversation: {
            data: components["schemas"]["Conversation"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CookieSessionResponse as `data`. */
        ApiResponseOfCookieSessionResponse: {
            data: components["schemas"]["CookieSessionResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CreatedApiKeyResponse as `data`. */
        ApiResponseOfCreatedApiKeyResponse: {
            data: components["schemas"]["CreatedApiKeyResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CreatedConnection as `data`. */
        ApiResponseOfCreatedConnection: {
            data: components["schemas"]["CreatedConnection"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with CreatedWebhookEndpoint as `data`. */
        ApiResponseOfCreatedWebhookEndpoint: {
            data: components["schemas"]["CreatedWebhookEndpoint"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with DepartmentHealthResponse as `data`. */
        ApiResponseOfDepartmentHealthResponse: {
            data: components["schemas"]["DepartmentHealthResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with DepartmentResponse as `data`. */
        ApiResponseOfDepartmentResponse: {
            data: components["schemas"]["DepartmentResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of DepartmentResponse as `data`. */
        ApiResponseOfDepartmentResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["DepartmentResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Forecast as `data`. */
        ApiResponseOfForecast: {
            data: components["schemas"]["Forecast"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Heartbeat as `data`. */
        ApiResponseOfHeartbeat: {
            data: components["schemas"]["Heartbeat"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with InterviewTurnResult as `data`. */
        ApiResponseOfInterviewTurnResult: {
            data: components["schemas"]["InterviewTurnResult"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with LivenessStatus as `data`. */
        ApiResponseOfLivenessStatus: {
            data: components["schemas"]["LivenessStatus"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with OauthConnected as `data`. */
        ApiResponseOfOauthConnected: {
            data: components["schemas"]["OauthConnected"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with OauthStart as `data`. */
        ApiResponseOfOauthStart: {
            data: components["schemas"]["OauthStart"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of PersonResponse as `data`. */
        ApiResponseOfPersonResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["PersonResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Plan as `data`. */
        ApiResponseOfPlan: {
            data: components["schemas"]["Plan"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Project as `data`. */
        ApiResponseOfProject: {
            data: components["schemas"]["Project"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with ProjectCharter as `data`. */
        ApiResponseOfProjectCharter: {
            data: components["schemas"]["ProjectCharter"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of ProviderResponse as `data`. */
        ApiResponseOfProviderResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ProviderResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with ReadinessProbe as `data`. */
        ApiResponseOfReadinessProbe: {
            data: components["schemas"]["ReadinessProbe"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with ReadinessStatus as `data`. */
        ApiResponseOfReadinessStatus: {
            data: components["schemas"]["ReadinessStatus"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of ReleaseEntry as `data`. */
        ApiResponseOfReleaseEntryList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ReleaseEntry"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with RoleResponse as `data`. */
        ApiResponseOfRoleResponse: {
            data: components["schemas"]["RoleResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with RoleVersionResponse as `data`. */
        ApiResponseOfRoleVersionResponse: {
            data: components["schemas"]["RoleVersionResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Run as `data`. */
        ApiResponseOfRun: {
            data: components["schemas"]["Run"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of SessionResponse as `data`. */
        ApiResponseOfSessionResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["SessionResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SettingEntry as `data`. */
        ApiResponseOfSettingEntry: {
            data: components["schemas"]["SettingEntry"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupAgentResponse as `data`. */
        ApiResponseOfSetupAgentResponse: {
            data: components["schemas"]["SetupAgentResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupAgentSummary as `data`. */
        ApiResponseOfSetupAgentSummary: {
            data: components["schemas"]["SetupAgentSummary"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupCompanyResponse as `data`. */
        ApiResponseOfSetupCompanyResponse: {
            data: components["schemas"]["SetupCompanyResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupCompleteResponse as `data`. */
        ApiResponseOfSetupCompleteResponse: {
            data: components["schemas"]["SetupCompleteResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupModelRecommendationsResponse as `data`. */
        ApiResponseOfSetupModelRecommendationsResponse: {
            data: components["schemas"]["SetupModelRecommendationsResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupNameLocalesResponse as `data`. */
        ApiResponseOfSetupNameLocalesResponse: {
            data: components["schemas"]["SetupNameLocalesResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with SetupStatusResponse as `data`. */
        ApiResponseOfSetupStatusResponse: {
            data: components["schemas"]["SetupStatusResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of SpendingEntry as `data`. */
        ApiResponseOfSpendingEntryList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["SpendingEntry"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Task as `data`. */
        ApiResponseOfTask: {
            data: components["schemas"]["Task"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of TemplateInfoResponse as `data`. */
        ApiResponseOfTemplateInfoResponseList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["TemplateInfoResponse"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with TurnClassification as `data`. */
        ApiResponseOfTurnClassification: {
            data: components["schemas"]["TurnClassification"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with TurnResult as `data`. */
        ApiResponseOfTurnResult: {
            data: components["schemas"]["TurnResult"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with UpdatedCompanyResponse as `data`. */
        ApiResponseOfUpdatedCompanyResponse: {
            data: components["schemas"]["UpdatedCompanyResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with a list of UsageEntry as `data`. */
        ApiResponseOfUsageEntryList: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["UsageEntry"][];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with UserInfoResponse as `data`. */
        ApiResponseOfUserInfoResponse: {
            data: components["schemas"]["UserInfoResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with UserResponse as `data`. */
        ApiResponseOfUserResponse: {
            data: components["schemas"]["UserResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WebhookAccepted as `data`. */
        ApiResponseOfWebhookAccepted: {
            data: components["schemas"]["WebhookAccepted"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WebhookEndpoint as `data`. */
        ApiResponseOfWebhookEndpoint: {
            data: components["schemas"]["WebhookEndpoint"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WebhookRedelivery as `data`. */
        ApiResponseOfWebhookRedelivery: {
            data: components["schemas"]["WebhookRedelivery"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WebhookTest as `data`. */
        ApiResponseOfWebhookTest: {
            data: components["schemas"]["WebhookTest"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WorkOverview as `data`. */
        ApiResponseOfWorkOverview: {
            data: components["schemas"]["WorkOverview"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with Worker as `data`. */
        ApiResponseOfWorker: {
            data: components["schemas"]["Worker"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description Success envelope with WsTicketResponse as `data`. */
        ApiResponseOfWsTicketResponse: {
            data: components["schemas"]["WsTicketResponse"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description What the approval is about. Fields that do not apply are null. All fields are null unless the caller has the permission `approve` or requested the approval. */
        ApprovalContext: {
            /** @description Id of the conversation that led to the approval; null without a conversation. */
            conversation_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the plan to review; null for other approvals. */
            plan_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the agent that acts, asks, or executed the run to review; null without an agent. */
            agent_id: components["schemas"]["Uuid"] | null;
            /** @description Name of that agent; null without an agent. */
            agent_name: components["schemas"]["NotBlankStr"] | null;
            /** @description Name of the tool of the parked call; null for other approvals. */
            tool_name: components["schemas"]["NotBlankStr"] | null;
            /** @description Arguments of the parked tool call, exactly as they run after approval. Credentials in arguments written by a model are replaced by `***` before they are stored. */
            tool_arguments: {
                [key: string]: unknown;
            } | null;
            /** @description SHA-256 of the canonical JSON of `tool_arguments` (no white space, members sorted by name), as lower-case hex; null without arguments. The audit log entry of the call contains the same value. */
            arguments_digest: components["schemas"]["ContentHash"] | null;
            /** @description Id of the run to review, or of the run that asks; null for other approvals. */
            run_id: components["schemas"]["Uuid"] | null;
            /** @description Summary of the run to review; can be empty; null for other approvals. */
            summary: string | null;
            /** @description What the run to review reported about each acceptance criterion; null for other approvals. */
            criteria: components["schemas"]["RunCriterion"][] | null;
            /** @description Artifacts of the run to review, in their newest versions; null for other approvals. */
            artifacts: components["schemas"]["ArtifactSummary"][] | null;
        };
        /** @description An action and the decision about it. */
        ApprovalResponse: {
            /** @description Id of the approval. */
            id: components["schemas"]["Uuid"];
            /** @description Category and action, for example `deploy:release`. */
            action_type: components["schemas"]["NotBlankStr"];
            /** @description Title of the action. */
            title: components["schemas"]["NotBlankStr"];
            /** @description What the action does and why it needs a decision. */
            description: string;
            /** @description Name of the requesting user, or of the agent for parked tool calls, invitations, and runs that ask or are reviewed. */
            requested_by: components["schemas"]["NotBlankStr"];
            risk_level: components["schemas"]["RiskLevel"];
            source: components["schemas"]["ApprovalSource"];
            status: components["schemas"]["ApprovalStatus"];
            /** @description Time at which the approval was requested. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Expiry of a pending approval; null if it never expires. */
            expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Time of the decision; null unless the status is `approved` or `rejected`. */
            decided_at: components["schemas"]["TimestampOrNull"];
            /** @description Name of the user who decided; null unless the status is `approved` or `rejected`. */
            decided_by: components["schemas"]["NotBlankStr"] | null;
            /** @description Comment of the approval or reason of the rejection. */
            decision_reason: components["schemas"]["NotBlankStr"] | null;
            /** @description Id of the task in review that the decision completes or returns to work, or of the task whose run asks; null if there is none. */
            task_id: components["schemas"]["Uuid"] | null;
            /** @description Additional data of the requester, as texts by name. */
            metadata: {
                [key: string]: string;
            };
            context: components["schemas"]["ApprovalContext"];
            resume: components["schemas"]["ApprovalResume"];
            /**
             * Format: double
             * @description Seconds until expiry; null without expiry, 0 after the decision or expiry. Not covered by the ETag.
             */
            seconds_remaining: number | null;
            /** @description Urgency by the remaining time. Not covered by the ETag. */
            urgency_level: components["schemas"]["UrgencyLevel"];
        };
        /** @description The parked tool call after the decision. */
        ApprovalResume: {
            state: components["schemas"]["ResumeState"];
            /** @description Result of the resumed turn; null until it has finished, and null unless the caller has the permission `approve` or requested the approval. */
            result: components["schemas"]["ActionOutcome"] | null;
            /** @description Why the tool call could not be run; null otherwise. */
            error: components["schemas"]["NotBlankStr"] | null;
        };
        /**
         * @description Source of an approval: a request of a user or the review of a run (`review_gate`), a drafted plan, a parked tool call of an agent, the invitation of an agent to a group, or an input request of a run (`run_input`).
         * @enum {string}
         */
        ApprovalSource: "review_gate" | "plan_review" | "parked_context" | "conversational_invite" | "run_input";
        /**
         * @description Status of an approval. `pending` can be decided; the other values are final.
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "rejected" | "expired";
        /** @description The approval of an action, with an optional comment. */
        ApproveApprovalRequest: {
            /**
             * @description Comment stored with the decision; null without a comment.
             * @default null
             */
            comment: string | null;
            /**
             * @description New arguments of a parked tool call, replacing all of its arguments. They are validated against the schema of the tool. Not allowed for other approvals.
             * @default null
             */
            arguments: {
                [key: string]: unknown;
            } | null;
            /**
             * @description Id of an open conversation of the caller in which the decision is also recorded as a turn.
             * @default null
             */
            conversation_id: components["schemas"]["Uuid"] | null;
        };
        /** @description A file that a run delivered, without its content. */
        Artifact: {
            /** @description Id of the artifact. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the run that delivered it. */
            run_id: components["schemas"]["Uuid"];
            /** @description Id of the task of the run. */
            task_id: components["schemas"]["Uuid"];
            /** @description Name of the artifact. */
            name: components["schemas"]["ArtifactName"];
            /** @description Media type of the content, as the worker declared it. It is not verified. */
            media_type: string;
            /**
             * Format: int64
             * @description Size of the content in bytes; can be 0.
             */
            size: number;
            /** @description SHA-256 of the content in lower-case hex. */
            sha256: string;
            /**
             * Format: int32
             * @description Version of the artifact, counted from 1 for each name over all runs of the task.
             */
            version: number;
            /** @description Whether the artifact is accepted: its run passed the review, or the task requires no review. */
            is_accepted: boolean;
            /** @description Time at which the upload was complete. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: visible-text
         * @description Name of an artifact, without slashes, backslashes or invisible characters; `.` and `..` are not allowed. Uploading other bytes under the same name creates a new version.
         */
        ArtifactName: string;
        /**
         * Format: visible-text
         * @description Name of an artifact, or a pattern such as `*.pdf`. It must be a valid name.
         */
        ArtifactPattern: string;
        /** @description Summary of an artifact in claims and approvals. `getArtifact` returns all fields. */
        ArtifactSummary: {
            /** @description Id of the artifact. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the run that delivered it. */
            run_id: components["schemas"]["Uuid"];
            /** @description Name of the artifact. */
            name: components["schemas"]["ArtifactName"];
            /**
             * Format: int64
             * @description Size of the content in bytes.
             */
            size: number;
            /** @description Whether the artifact is accepted: its run passed the review, or the task requires no review. */
            is_accepted: boolean;
        };
        /** @description An AsyncAPI 3.1 document. */
        AsyncapiDocument: {
            /** @description Version of AsyncAPI. */
            asyncapi: string;
            /** @description Title, version and license of the interface. */
            info: {
                [key: string]: unknown;
            };
            /** @description Channels with their messages, by name. */
            channels: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An entry of the audit log. Fields that do not apply to an action are null. */
        AuditEntryResponse: {
            /** @description Id of the entry. */
            id: components["schemas"]["Uuid"];
            /** @description The action, for example `department.deleted`. */
            action: components["schemas"]["NotBlankStr"];
            /** @description Id of the user who performed the action, or for whom it was performed. */
            actor_id: components["schemas"]["UserId"] | null;
            /** @description Id of the agent that acted for the user; null if the user acted directly. */
            agent_id: components["schemas"]["Uuid"] | null;
            /** @description Kind of the object, for example `department`. */
            target_type: string | null;
            /** @description Id of the object. */
            target_id: string | null;
            /** @description Name of the object at that time. */
            target_name: string | null;
            /** @description Reason given by the caller. */
            reason: string | null;
            /** @description Additional data; the fields depend on the action. */
            details: {
                [key: string]: unknown;
            } | null;
            /** @description IP address of the request; null if the server performed the action by itself. */
            address: string | null;
            /** @description User agent of the request, truncated to 512 characters. */
            user_agent: string | null;
            /** @description Id of the session of the request; null without a session. */
            session_id: components["schemas"]["SessionId"] | null;
            /** @description Id of the API key of the request; null without an API key. */
            key_id: components["schemas"]["Uuid"] | null;
            /** @description Time of the action. */
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description What an agent may do without confirmation: `full` everything, `semi` everyday work, `supervised` only what a person confirms, `locked` nothing.
         * @enum {string}
         */
        AutonomyLevel: "full" | "semi" | "supervised" | "locked";
        /** @description The locales from which random names can be drawn. */
        AvailableLocalesResponse: {
            /** @description Locale codes by region, both in display order. */
            regions: {
                [key: string]: components["schemas"]["NotBlankStr"][];
            };
            /** @description Display names by locale code. */
            display_names: {
                [key: string]: components["schemas"]["NotBlankStr"];
            };
        };
        /** @description The position up to which all events were delivered. */
        Bookmark: {
            /** @description Position up to which the stream is complete. */
            position: components["schemas"]["Position"];
        };
        /** @description No event was sent for 30 seconds: all events up to this position were delivered or are not visible to this subscriber. The id of the frame is the position. */
        BookmarkFrame: {
            /** @description Position up to which the stream is complete. */
            id: components["schemas"]["Position"];
            /**
             * @description Always `bookmark`.
             * @constant
             */
            event: "bookmark";
            data: components["schemas"]["Bookmark"];
        };
        /** @description Maximum cost and duration of the run. */
        BudgetEnvelope: {
            /**
             * Format: double
             * @description Cap of the whole run, in `currency`.
             */
            amount: number;
            /** @description Currency of `amount`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Fixed deadline; null without a deadline. */
            deadline: components["schemas"]["TimestampOrNull"];
            /** @description Time horizon as text, if no fixed deadline is set. */
            time_horizon: components["schemas"]["NotBlankStr"] | null;
        };
        /** @description Maximum cost and duration of the run. */
        BudgetEnvelopeInput: {
            /**
             * Format: double
             * @description Cap of the whole run, in `currency`.
             */
            amount: number;
            /** @description Currency of the amount. It must be the live currency when the charter is approved. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Fixed deadline; null without a deadline.
             * @default null
             */
            deadline: components["schemas"]["ZonedDateTimeOrNull"];
            /**
             * @description Time horizon as text, if no fixed deadline is set.
             * @default null
             */
            time_horizon: string | null;
        };
        /** @description Cost of model calls in the current calendar month (UTC). */
        BudgetReport: {
            /** @description The live currency. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Calendar month (UTC), as YYYY-MM. */
            month: string;
            company: components["schemas"]["BudgetUse"];
            /** @description All departments, in their configured order. */
            departments: components["schemas"]["OwnedBudgetUse"][];
            /** @description At most 1,000 approved charters, the most recently approved first. The cap is the amount of the envelope of the charter and applies to the whole run. */
            charters: components["schemas"]["OwnedBudgetUse"][];
        };
        /** @description A cap and its use. */
        BudgetUse: {
            /**
             * Format: double
             * @description Cap; null if it is not enforced.
             */
            cap: number | null;
            /**
             * Format: double
             * @description Maximum cost of the calls that are still running.
             */
            held: number;
            /**
             * Format: double
             * @description Cost of finished calls.
             */
            spent: number;
        };
        /**
         * Format: date
         * @description A calendar day (UTC).
         */
        CalendarDay: string;
        /** @description Options of a cancellation. */
        CancelTaskRequest: {
            /**
             * @description Reason recorded in the audit log; empty for none.
             * @default
             */
            reason: string;
        };
        /** @description One boolean per optional feature: whether it is configured and enabled in this deployment at the time of the request. */
        CapabilitiesResponse: {
            /** @description Whether questions about the organisation can be sent. */
            explain_chat: boolean;
            /** @description Whether requests become plans for review. */
            propose: boolean;
            /** @description Whether several agents can be convened in one conversation. */
            group_chat: boolean;
            /** @description Whether agents can invite other agents to a group. */
            invites: boolean;
            /** @description Whether permitted tools with the tags `write` and `admin` can be run from the chat. */
            direct_mcp: boolean;
            /** @description Whether charter interviews are available. */
            charter: boolean;
            /** @description Whether an agent is chosen to respond according to the topic. */
            concern_routing: boolean;
            /** @description Whether specialists can add a short remark to a response. */
            multi_voice: boolean;
            /** @description Whether webhooks are received. */
            webhooks: boolean;
            /** @description Whether the OAuth callback is available. */
            oauth: boolean;
            /** @description Whether the MCP endpoint is available. */
            mcp_server: boolean;
            /** @description Whether metrics are available. */
            metrics: boolean;
            /** @description Whether the WebSocket endpoint is available. */
            websocket: boolean;
            /** @description Whether traces are exported. */
            telemetry: boolean;
            /** @description Whether data is kept after a restart. */
            durable_persistence: boolean;
        };
        /** @description Ceremony policy of a department. A field that is null or absent is inherited. The defaults are `task_driven` with an empty configuration, an automatic transition at threshold 1.0, and the calculator of the strategy. */
        CeremonyPolicy: {
            /** @description What triggers a ceremony; null inherits. */
            strategy?: components["schemas"]["CeremonyStrategy"] | null;
            /** @description Configuration of the strategy, stored as sent. At most 16,384 bytes as JSON. */
            strategy_config?: {
                [key: string]: unknown;
            } | null;
            /** @description How the velocity is measured; null inherits. */
            velocity_calculator?: components["schemas"]["VelocityCalculator"] | null;
            /** @description Whether the next phase starts automatically. */
            auto_transition?: boolean | null;
            /**
             * Format: double
             * @description Share of finished work at which the next phase starts, greater than 0 and at most 1.
             */
            transition_threshold?: number | null;
        };
        /** @description The stored policy of a department. Fields that are not set are absent. */
        CeremonyPolicyResponse: {
            strategy?: components["schemas"]["CeremonyStrategy"];
            /** @description Configuration of the strategy, as stored. */
            strategy_config?: {
                [key: string]: unknown;
            };
            velocity_calculator?: components["schemas"]["VelocityCalculator"];
            /** @description Whether the next phase starts automatically. */
            auto_transition?: boolean;
            /**
             * Format: double
             * @description Share of finished work at which the next phase starts, greater than 0 and at most 1.
             */
            transition_threshold?: number;
        };
        /**
         * @description What triggers a ceremony.
         * @enum {string}
         */
        CeremonyStrategy: "task_driven" | "calendar" | "hybrid" | "event_driven" | "budget_driven" | "throughput_adaptive" | "external_trigger" | "milestone_driven";
        /** @description The current password and the new password. */
        ChangePasswordRequest: {
            /** @description Current password of the caller, as a confirmation. */
            current_password: components["schemas"]["GivenPassword"];
            /** @description New password of the caller, normalised to Unicode NFC. It must not be common or contain the username or the company name. */
            new_password: components["schemas"]["NewPassword"];
        };
        /**
         * @description Name of a channel. The channel of a user is named `user:` and the id of the user. New values can be added; accept unknown values.
         * @enum {string}
         */
        ChannelName: "agents" | "approvals" | "budget" | "charters" | "company" | "conversations" | "departments" | "projects" | "system" | "tasks" | "webhooks" | "work";
        /** @description An approved charter and its run. */
        CharterApprovalResult: {
            charter: components["schemas"]["ProjectCharter"];
            /** @description Id of the project of the run. */
            project_id: components["schemas"]["Uuid"];
            /** @description Id of the task that started the run. */
            task_id: components["schemas"]["Uuid"];
            /** @description Whether the run was published to the event feed; all other steps have succeeded. */
            is_success: boolean;
        };
        /** @description The fields to replace. Absent and null fields stay unchanged. */
        CharterEditArgs: {
            /**
             * Format: visible-text
             * @description New title; null leaves it unchanged.
             */
            title?: string | null;
            /** @description New brief, which elaborates the goal of the run; null leaves it unchanged. */
            brief?: string | null;
            /** @description Goals of the run. */
            goals?: string[] | null;
            /** @description Constraints of the run. */
            constraints?: string[] | null;
            /** @description Criteria of success; they become the acceptance criteria of the task. */
            success_criteria?: string[] | null;
            /** @description New scope, replacing both of its lists; null leaves it unchanged. */
            scope?: components["schemas"]["ScopeBoundariesInput"] | null;
            /** @description New budget and duration, replacing all of their fields; null leaves them unchanged. */
            envelope?: components["schemas"]["BudgetEnvelopeInput"] | null;
        };
        /**
         * @description Owners of the listed charters. `all` requires the permission `approve`.
         * @enum {string}
         */
        CharterScope: "own" | "all";
        /**
         * @description Status of a charter. `drafted` can change; `approved` and `cancelled` are final.
         * @enum {string}
         */
        CharterStatus: "drafted" | "approved" | "cancelled";
        /** @description The content of a charter in one version. Exactly one of `project_id` and `proposed_project_name` is set. */
        CharterVersion: {
            /** @description Id of the charter. */
            charter_id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description Number of the version; the first draft is 1.
             */
            version: number;
            /** @description How the version was created; null if it was created before this was recorded. */
            source: components["schemas"]["CharterVersionSource"] | null;
            /** @description Id of the user whose change created the version; for an API key the id of its owner. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
            /** @description Title of the charter. */
            title: components["schemas"]["NotBlankStr"];
            /** @description The goal of the run, elaborated. */
            brief: components["schemas"]["NotBlankStr"];
            /** @description Goals of the run. */
            goals: components["schemas"]["NotBlankStr"][];
            /** @description Constraints of the run. */
            constraints: components["schemas"]["NotBlankStr"][];
            /** @description Criteria of success; they become the acceptance criteria of the task. */
            success_criteria: components["schemas"]["NotBlankStr"][];
            scope: components["schemas"]["ScopeBoundaries"];
            envelope: components["schemas"]["BudgetEnvelope"];
            /** @description Id of the existing project of the run; null for a new project. */
            project_id: components["schemas"]["Uuid"] | null;
            /** @description Name of the new project of the run; null for an existing project. */
            proposed_project_name: components["schemas"]["NotBlankStr"] | null;
            /** @description Description of the new project of the run; can be empty. */
            proposed_project_description: string;
        };
        /**
         * @description How a version was created. `interview` - by a draft of its interview; `edit` - by an edit of a user. New values can be added; accept unknown values.
         * @enum {string}
         */
        CharterVersionSource: "interview" | "edit";
        /** @description A version of a charter, without its content. */
        CharterVersionSummary: {
            /**
             * Format: int32
             * @description Number of the version; the first draft is 1.
             */
            version: number;
            /** @description Title of the charter in this version. */
            title: components["schemas"]["NotBlankStr"];
            /** @description How the version was created; null if it was created before this was recorded. */
            source: components["schemas"]["CharterVersionSource"] | null;
            /** @description Id of the user whose change created the version; for an API key the id of its owner. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
        };
        /** @description An explanation from the current state of the organisation. `responder_role`, `responder_name`, `routed_topic` and `routing_confidence` are set exactly if `routing_reason` is `routed`, otherwise null. */
        ChatResponse: {
            /** @description The explanation, as plain text. */
            answer: components["schemas"]["NotBlankStr"];
            /** @description Parts of the organisation that were used for the response. */
            sources: components["schemas"]["AnswerSource"][];
            /** @description Records that the author of the response was shown and that the response names. */
            cited_records: components["schemas"]["CitedRecord"][];
            /** @description Confidence of the response; always 0.5 for a model, which cannot determine it. */
            confidence: components["schemas"]["Confidence"];
            /** @description Job title of the agent that responds; null if no agent was selected. */
            responder_role: string | null;
            /** @description Name of the agent that responds; null if no agent was selected. */
            responder_name: string | null;
            /** @description Topic for which the agent was selected; null if no agent was selected. */
            routed_topic: string | null;
            /** @description Confidence of the selection; null if no agent was selected. */
            routing_confidence: components["schemas"]["Confidence"] | null;
            routing_reason: components["schemas"]["RoutingReason"];
        };
        /** @description A remark of a specialist. There is any number of them, after `complete`. */
        ChimeFrame: {
            /**
             * @description Always `chime`.
             * @constant
             */
            event: "chime";
            data: components["schemas"]["ChimeIn"];
        };
        /** @description A short remark of a specialist in addition to the response. */
        ChimeIn: {
            /** @description Job title of the agent. */
            role: components["schemas"]["NotBlankStr"];
            /** @description Name of the agent. */
            name: components["schemas"]["NotBlankStr"];
            /** @description The remark, as plain text. */
            content: components["schemas"]["NotBlankStr"];
        };
        /**
         * @description Kind of a cited record. New values can be added; accept unknown values.
         * @enum {string}
         */
        CitedKind: "task" | "project" | "approval" | "agent" | "department" | "charter" | "plan" | "version";
        /** @description A record that the author of the response was shown and that the response names. */
        CitedRecord: {
            kind: components["schemas"]["CitedKind"];
            /** @description Id of the record; for records without an id, its name. */
            record_id: components["schemas"]["NotBlankStr"];
            /** @description Name or title of the record at that time. */
            label: string;
            /** @description Status of the record at that time; null if the record has no status. */
            status: string | null;
        };
        /** @description A claimed run, with what its worker needs to execute it. */
        Claim: {
            run: components["schemas"]["Run"];
            /** @description Token that every report on this run must contain. */
            lease_token: components["schemas"]["LeaseToken"];
            /** @description Time at which the lease expires unless it is extended. Every successful report extends it. */
            lease_expires_at: components["schemas"]["Timestamp"];
            task: components["schemas"]["Task"];
            context: components["schemas"]["RunContext"];
        };
        /** @description How many runs to claim and how long to wait for them. */
        ClaimRunsRequest: {
            /**
             * Format: int32
             * @description Maximum number of runs to claim. A worker never gets more running runs than its `max_runs`.
             * @default 1
             */
            max: number;
            /**
             * Format: int32
             * @description Maximum number of seconds to wait if no task is ready; `0` returns immediately.
             * @default 0
             */
            wait_seconds: number;
        };
        /** @description The server ends the stream. It is the last frame. */
        ClosedFrame: {
            /**
             * @description Always `closed`.
             * @constant
             */
            event: "closed";
            data: components["schemas"]["StreamEnd"];
        };
        /**
         * @description Preferred form of collaboration.
         * @enum {string}
         */
        CollaborationStyle: "independent" | "pair" | "team";
        /** @description The company with its departments and agents. */
        CompanyResponse: {
            /** @description Name of the company; `Unnamed company` until a name is stored. */
            company_name: components["schemas"]["NotBlankStr"];
            /** @description Departments in their configured order. */
            departments: components["schemas"]["DepartmentResponse"][];
            /** @description Agents in company order. */
            agents: components["schemas"]["AgentResponse"][];
        };
        /** @description The fields of the company without departments and agents. */
        CompanySettingsResponse: {
            /** @description Name of the company. */
            company_name: components["schemas"]["NotBlankStr"];
            /** @description Description of the company; null without a description. */
            description: string | null;
            company_type: components["schemas"]["CompanyType"];
            autonomy_level: components["schemas"]["AutonomyLevel"];
            /**
             * Format: double
             * @description Monthly budget in the live currency; `0` if it is not enforced.
             */
            budget_monthly: number;
            /** @description Live currency; the setting `budget.currency`. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How the departments communicate, in words. */
            communication_pattern: components["schemas"]["NotBlankStr"];
            /** @description Key of the template from which the company was created; null without a template. */
            template_applied: string | null;
            template_variables: components["schemas"]["TemplateVariables"];
            model_tier_profile: components["schemas"]["ModelTierProfile"];
        };
        /** @description The company at a point in time, with ids and positions. */
        CompanySnapshot: {
            /** @description Name of the company. */
            company_name: components["schemas"]["NotBlankStr"];
            /** @description Description of the company; null without a description. */
            description: string | null;
            company_type: components["schemas"]["CompanyType"];
            autonomy_level: components["schemas"]["AutonomyLevel"];
            /**
             * Format: double
             * @description Monthly budget in `currency`; `0` if it is not enforced.
             */
            budget_monthly: number;
            /** @description Currency of all amounts of the company. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description How the departments communicate, in words. */
            communication_pattern: components["schemas"]["NotBlankStr"];
            /** @description Key of the template from which the company was created; null without a template. */
            template_applied: string | null;
            template_variables: components["schemas"]["TemplateVariables"];
            model_tier_profile: components["schemas"]["ModelTierProfile"];
            /** @description Departments in company order. */
            departments: components["schemas"]["DepartmentResponse"][];
            /** @description Agents in company order. */
            agents: components["schemas"]["AgentResponse"][];
        };
        /**
         * @description Kind of the company. It is set by the applied template, otherwise `custom`.
         * @enum {string}
         */
        CompanyType: "solo_founder" | "startup" | "dev_shop" | "product_team" | "agency" | "full_company" | "research_lab" | "consultancy" | "data_team" | "support_desk" | "security_team" | "growth_marketing" | "custom";
        /** @description The changes from one version of the company to another. */
        CompanyVersionDiffResponse: {
            /**
             * Format: int32
             * @description Number of the version to compare with; null if the first version is compared with an empty object.
             */
            from_version: number | null;
            /**
             * Format: int32
             * @description Number of the version in the path.
             */
            to_version: number;
            /** @description JSON Patch that turns the snapshot of `from_version` into the snapshot of `to_version`; empty if they are equal. Departments and agents are matched by id, so a record with a new position is moved and not rewritten. */
            changes: components["schemas"]["PatchOperation"][];
        };
        /** @description A version in a list. `snapshot` is absent with `snapshots=false`. */
        CompanyVersionEntry: {
            /**
             * @description Always `default`, because a deployment has one company.
             * @constant
             */
            entity_id: "default";
            /**
             * Format: int32
             * @description Number of the version, starting at 1 without gaps.
             */
            version: number;
            /** @description SHA-256 of the snapshot, in lower-case hex. */
            content_hash: components["schemas"]["ContentHash"];
            snapshot?: components["schemas"]["CompanySnapshot"];
            /** @description Id of the user whose change created the version; for an API key the id of its owner. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
        };
        /** @description A version of the company. It never changes. */
        CompanyVersionResponse: {
            /**
             * @description Always `default`, because a deployment has one company.
             * @constant
             */
            entity_id: "default";
            /**
             * Format: int32
             * @description Number of the version, starting at 1 without gaps.
             */
            version: number;
            /** @description SHA-256 of the snapshot, in lower-case hex. */
            content_hash: components["schemas"]["ContentHash"];
            snapshot: components["schemas"]["CompanySnapshot"];
            /** @description Id of the user whose change created the version; for an API key the id of its owner. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
        };
        /** @description The complete result, once, after all deltas: `answer.answer` is the joined deltas, and `chime_ins` is empty. The turn is stored at this time. A replayed turn has only this frame, with the unchanged first result. */
        CompleteFrame: {
            /**
             * @description Always `complete`.
             * @constant
             */
            event: "complete";
            data: components["schemas"]["TurnResult"];
        };
        /**
         * Format: double
         * @description Confidence from 0 to 1.
         */
        Confidence: number;
        /**
         * @description Reaction to conflicting opinions.
         * @enum {string}
         */
        ConflictApproach: "avoid" | "accommodate" | "compete" | "compromise" | "collaborate";
        /** @description A connection to an external service. It never contains a secret or a token. */
        Connection: {
            /** @description Name of the connection, unique and part of its paths. */
            name: string;
            kind: components["schemas"]["ConnectionKind"];
            /** @description Description for people; can be empty. */
            description: string;
            status: components["schemas"]["ConnectionStatus"];
            /** @description URL of the provider's authorization page. Null, like `token_url`, `client_id` and `scopes`, unless the kind is `oauth`. */
            authorization_url: string | null;
            /** @description URL of the provider's token endpoint. */
            token_url: string | null;
            /** @description Client id of this deployment at the provider. */
            client_id: string | null;
            /** @description Scopes that are requested at the provider; null unless the kind is `oauth` and scopes are set. */
            scopes: string[] | null;
            /** @description Whether a signing secret or a client secret is stored. */
            has_secret: boolean;
            /** @description Last four characters of the secret; null without a secret, and for a secret of fewer than eight characters. */
            secret_last4: string | null;
            /** @description Time at which the account was connected, or at which a webhook connection was created; null without an account. */
            connected_at: components["schemas"]["TimestampOrNull"];
            /** @description Expiry of the access token; null without a token or if the provider states none. */
            token_expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Id of the user who created the connection. */
            created_by: components["schemas"]["NotBlankStr"];
            /** @description Time at which the connection was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the connection. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Kind of a connection. `webhook` receives signed messages; `oauth` is an account that a lead connects.
         * @enum {string}
         */
        ConnectionKind: "webhook" | "oauth";
        /**
         * @description Status of a connection. An OAuth connection is `pending` until its account is connected. `error` means that its secret cannot be read or that the provider refused to renew its token; `disabled` that a lead disabled it.
         * @enum {string}
         */
        ConnectionStatus: "pending" | "connected" | "disabled" | "error";
        /** @description SHA-256, in lower-case hex, of a value as JSON with sorted keys and without white space. Equal values have equal hashes. */
        ContentHash: string;
        /** @description A conversation of the caller with the company. */
        Conversation: {
            /** @description Id of the conversation. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the user who opened the conversation. Only this user can read it. */
            created_by: components["schemas"]["UserId"];
            kind: components["schemas"]["ConversationKind"];
            status: components["schemas"]["ConversationStatus"];
            /** @description First 80 characters of the first message, trimmed and with masked credentials. */
            title: string;
            /** @description Id of the charter that was drafted in the conversation; null if there is none. */
            charter_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the plan that was drafted in the conversation; null if there is none. */
            plan_id: components["schemas"]["Uuid"] | null;
            /** @description Agents of a group, in the order in which they joined; empty for other kinds. */
            participants: components["schemas"]["ConversationParticipant"][];
            /**
             * Format: int32
             * @description Number of turns of the conversation.
             */
            turn_count: number;
            /** @description Time at which the conversation was opened. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last turn or change of status. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Kind of a conversation, which determines the intents that it accepts. `direct` starts with a proposal and becomes `routed` after a routed agent has responded; both accept explain, propose and act. `charter` accepts charter, explain and act; `group` accepts only group_convene.
         * @enum {string}
         */
        ConversationKind: "direct" | "routed" | "charter" | "group";
        /** @description An agent that is or was in a group. */
        ConversationParticipant: {
            /** @description Id of the agent. */
            agent_id: components["schemas"]["Uuid"];
            /** @description Name of the agent when it joined. */
            agent_name: string;
            /** @description Job title of the agent when it joined. */
            participant_role: string;
            status: components["schemas"]["ParticipantStatus"];
            /** @description Id of the user who convened the group or approved the invitation. */
            added_by: components["schemas"]["UserId"];
            /** @description Time at which the agent joined. */
            added_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Status of a conversation. Only `closed` is final. `proposed` means that its charter or plan waits for review; it accepts further turns.
         * @enum {string}
         */
        ConversationStatus: "active" | "proposed" | "closed";
        /** @description A message of a conversation. Turns never change. */
        ConversationTurn: {
            /** @description Id of the turn. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the conversation. */
            conversation_id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description Number of the turn in the conversation, starting at 0 without gaps.
             */
            sequence: number;
            role: components["schemas"]["TurnRole"];
            /** @description Plain text with masked credentials. */
            content: string;
            /** @description Id of the agent that wrote the turn; null for other authors. */
            author_agent_id: components["schemas"]["Uuid"] | null;
            /** @description Name of the author at that time; null if the author has no name. */
            author_name: string | null;
            /** @description Topic for which the agent was selected; null if no agent was selected. */
            routed_topic: string | null;
            /** @description Confidence of the selection; null if no agent was selected. */
            routing_confidence: components["schemas"]["Confidence"] | null;
            /** @description Time at which the turn was stored. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The result of an instruction to an agent. */
        ConversationalActResult: {
            /** @description Id of the agent that acts. */
            agent_id: components["schemas"]["Uuid"];
            /** @description Name of the agent that acts. */
            agent_name: string;
            /** @description Id of the conversation that contains the instruction; null without a conversation. */
            conversation_id: components["schemas"]["Uuid"] | null;
            action: components["schemas"]["ActionOutcome"];
        };
        /** @description A new session. Its token is only in the cookie. */
        CookieSessionResponse: {
            /**
             * Format: int32
             * @description Seconds until the access session expires. Refresh it before.
             */
            expires_in: number;
            /** @description Whether the password must be changed. While true, all operations except changing the password, reading the own account and logout return `403`. */
            must_change_password: boolean;
        };
        /** @description A new agent. It gets the last position in the company order. `model_provider` and `model_id` must both be given, or both be null or absent. */
        CreateAgentRequest: {
            /**
             * Format: visible-text
             * @description Name of the agent, unique among agents by its visible form; the comparison ignores case.
             */
            name: string;
            /**
             * Format: visible-text
             * @description Job title of the agent, free text. It does not have to be a role of the organisation.
             */
            role: string;
            /** @description Name of a department of the organisation. The spelling of the department is stored. */
            department: string;
            /** @default mid */
            level: components["schemas"]["SeniorityLevel"];
            /**
             * @description Key of a preset from `listPersonalityPresets`; case and surrounding white space are ignored. Null or blank selects the default preset.
             * @default pragmatic_builder
             */
            personality_preset: string | null;
            /**
             * @description What the agent may do without confirmation; null inherits from the department, then from the company.
             * @default null
             */
            autonomy_level: components["schemas"]["AutonomyLevel"] | null;
            /**
             * Format: double
             * @description Monthly budget of the agent in the live currency; null disables the limit.
             * @default null
             */
            budget_limit_monthly: number | null;
            /** @description Name of a provider of the catalogue; null if the agent has no model. */
            model_provider?: string | null;
            /** @description Id of a model that the provider offers; null if the agent has no model. */
            model_id?: string | null;
        };
        /** @description Name, role and expiry of a new API key. */
        CreateApiKeyRequest: {
            /** @description Name of the key. It does not have to be unique. */
            name: components["schemas"]["NewName"];
            /** @description Role of the key. The key has the weaker of this role and the role of its owner. */
            role: components["schemas"]["HumanRole"];
            /**
             * @description Expiry of the key; null if it never expires. A key created by another key expires with that key at the latest; null then means at the same time.
             * @default null
             */
            expires_at: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /** @description An action that a person must decide. */
        CreateApprovalRequest: {
            /** @description Category and action, for example `deploy:release`. The categories `tool`, `plan`, `work` and `conversational` are reserved for the server. */
            action_type: string;
            /**
             * Format: visible-text
             * @description Title of the action, shown to the person who decides.
             */
            title: string;
            /** @description What the action does and why it needs a decision. */
            description: string;
            risk_level: components["schemas"]["RiskLevel"];
            /**
             * Format: int32
             * @description Seconds until the approval expires; null disables expiry.
             * @default null
             */
            ttl_seconds: number | null;
            /**
             * @description Id of a task in review that the decision completes or returns to work; null if there is none.
             * @default null
             */
            task_id: components["schemas"]["Uuid"] | null;
            /**
             * @description Additional data: at most 20 entries; keys and values have at most 256 characters.
             * @default {}
             */
            metadata: {
                [key: string]: string;
            };
        };
        /** @description A new connection. The kind `oauth` requires `authorization_url`, `token_url` and `client_id`; the kind `webhook` accepts none of the OAuth fields. */
        CreateConnectionRequest: {
            /** @description Name of the connection, used in paths; unique and fixed. */
            name: string;
            kind: components["schemas"]["ConnectionKind"];
            /**
             * @description Description for people; can be empty.
             * @default
             */
            description: string;
            /**
             * @description URL of the provider's authorization page; https, or http to a loopback address.
             * @default null
             */
            authorization_url: string | null;
            /**
             * @description URL of the provider's token endpoint; https, or http to a loopback address.
             * @default null
             */
            token_url: string | null;
            /**
             * @description Client id of this deployment at the provider.
             * @default null
             */
            client_id: string | null;
            /**
             * @description Client secret from the provider; null for a public client.
             * @default null
             */
            client_secret: string | null;
            /**
             * @description Scopes to request. If absent, no scopes are requested.
             * @default null
             */
            scopes: components["schemas"]["OauthScope"][] | null;
        };
        /** @description A new department. It gets the last position in the configured order. */
        CreateDepartmentRequest: {
            /**
             * @description Previous id of a department that is created again; null or absent creates a new id.
             * @default null
             */
            id: components["schemas"]["Uuid"] | null;
            /**
             * Format: visible-text
             * @description Name of the department, unique in the organisation by its visible form; the comparison ignores case.
             */
            name: string;
            /**
             * @description Description of the department; can be empty.
             * @default
             */
            description: string;
            /**
             * Format: visible-text
             * @description Name of the agent who leads the department. An agent with this name does not have to exist.
             * @default null
             */
            head: string | null;
            /**
             * Format: double
             * @description Share of the company budget in percent. The sum of all shares can exceed 100; this is logged and not refused.
             * @default 0
             */
            budget_percent: number;
            /**
             * @description Default for the agents of the department; null inherits from the company.
             * @default null
             */
            autonomy_level: components["schemas"]["AutonomyLevel"] | null;
        };
        /** @description A new project. */
        CreateProjectRequest: {
            /**
             * Format: visible-text
             * @description Name of the project. It does not have to be unique.
             */
            name: string;
            /**
             * @description Description of the project; can be empty.
             * @default
             */
            description: string;
            /**
             * @description Id of the agent who leads the project; null without a lead.
             * @default null
             */
            lead: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description Cap on the cost of the runs of the project, in the live currency; `0` disables enforcement.
             * @default 0
             */
            budget: number;
            /**
             * @description Deadline of the project; null without a deadline.
             * @default null
             */
            deadline: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /** @description A new task of a project. */
        CreateTaskRequest: {
            /** @description Id of the project. */
            project_id: components["schemas"]["Uuid"];
            /**
             * Format: visible-text
             * @description Title of the task.
             */
            title: string;
            /**
             * @description What must be done; can be empty.
             * @default
             */
            description: string;
            /** @default development */
            type: components["schemas"]["TaskType"];
            /** @default medium */
            priority: components["schemas"]["TaskPriority"];
            /** @default medium */
            estimated_complexity: components["schemas"]["TaskComplexity"];
            /**
             * @description Criteria for completion; initially none of them is met.
             * @default []
             */
            acceptance_criteria: string[];
            /**
             * @description Id of the agent who performs the task; null without an agent.
             * @default null
             */
            assigned_to: components["schemas"]["Uuid"] | null;
            /**
             * @description Id of the parent task in the same project; null without a parent task.
             * @default null
             */
            parent_task_id: components["schemas"]["Uuid"] | null;
            /**
             * @description Ids of the tasks of the same project that must be completed before this one.
             * @default []
             */
            dependencies: components["schemas"]["Uuid"][];
            /**
             * @description Labels that a worker must have to run the task; duplicates are removed.
             * @default []
             */
            labels: components["schemas"]["TaskLabel"][];
            /**
             * @description Names of the artifacts that a run must deliver to succeed, or patterns such as `*.pdf`.
             * @default []
             */
            expected_artifacts: components["schemas"]["ArtifactPattern"][];
            /**
             * Format: int32
             * @description Number of failed or expired runs after which the task is blocked; null uses the setting `work.max_attempts`.
             * @default null
             */
            max_attempts: number | null;
            /**
             * @description Who reviews the runs of the task; null uses the setting `work.review`.
             * @default null
             */
            review_policy: components["schemas"]["ReviewPolicy"] | null;
            /**
             * @description Deadline of the task; null without a deadline.
             * @default null
             */
            deadline: components["schemas"]["ZonedDateTimeOrNull"];
            /**
             * @description Earliest time at which the task can be ready; null without a schedule.
             * @default null
             */
            not_before: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /** @description A new user, who must change the password at the first sign-in. */
        CreateUserRequest: {
            /** @description Username, unique by its visible form; the comparison ignores case. */
            username: components["schemas"]["NewName"];
            /** @description Initial password, normalised to Unicode NFC. It must not be common or contain the username or the company name. */
            password: components["schemas"]["NewPassword"];
            role: components["schemas"]["HumanRole"];
        };
        /** @description A new webhook endpoint. */
        CreateWebhookEndpointRequest: {
            /** @description URL that receives the events; https, or http to a loopback address, which requires `WEBHOOK_ALLOW_PRIVATE`; without credentials. */
            url: string;
            /**
             * @description Description for people; can be empty.
             * @default
             */
            description: string;
            /**
             * @description Types of the events to send. Only events that the creator may see are sent.
             * @default [
             *       "*"
             *     ]
             */
            event_types: components["schemas"]["EventTypePattern"][];
            /**
             * @description Whether events are delivered to the endpoint.
             * @default true
             */
            enabled: boolean;
        };
        /** @description A new API key with its secret. */
        CreatedApiKeyResponse: {
            key: components["schemas"]["ApiKeyResponse"];
            /** @description The secret of the key. Only this response contains it; store it. */
            api_key: string;
        };
        /** @description A connection and its signing secret. */
        CreatedConnection: {
            connection: components["schemas"]["Connection"];
            /** @description Signing secret: `whsec_` and the base64 of 32 bytes. Only this response contains it. Null for an OAuth connection. */
            secret: string | null;
        };
        /** @description An endpoint and its secret. Only this response contains the secret. */
        CreatedWebhookEndpoint: {
            endpoint: components["schemas"]["WebhookEndpoint"];
            /** @description Secret that signs deliveries: `whsec_` and the base64 of 32 bytes. */
            secret: string;
        };
        /**
         * @description Verdict on one criterion. A review passes only if all verdicts are `met`.
         * @enum {string}
         */
        CriterionVerdict: "met" | "partial" | "unmet";
        /** @description ISO 4217 currency code in upper case. */
        CurrencyCode: string;
        /**
         * @description How a person reaches decisions.
         * @enum {string}
         */
        DecisionMaking: "analytical" | "intuitive" | "consultative" | "directive";
        /** @description The message has another intent than explain, which is not streamed. It is the only frame of its stream, and nothing was executed. Send the turn to `sendTurn` with this intent as `intent_override` and the same `named_targets`. */
        DeferredFrame: {
            /**
             * @description Always `deferred`.
             * @constant
             */
            event: "deferred";
            data: components["schemas"]["TurnVerdict"];
        };
        /** @description Sources that could not be read for this page. Normally empty. */
        DegradedSources: components["schemas"]["NotBlankStr"][];
        /** @description A piece of the explanation, as sent by the provider. There is any number of them, all before `complete`. */
        DeltaFrame: {
            /**
             * @description Always `delta`.
             * @constant
             */
            event: "delta";
            data: components["schemas"]["AnswerDelta"];
        };
        /** @description Whether the department exists. Use `status` to distinguish the cases. */
        DepartmentHealthResponse: components["schemas"]["HealthyDepartment"] | components["schemas"]["UnknownDepartment"];
        /**
         * @description A standard department of a role. Departments of the organisation can have any name.
         * @enum {string}
         */
        DepartmentName: "executive" | "product" | "design" | "engineering" | "quality_assurance" | "data_analytics" | "operations" | "creative_marketing" | "security";
        /** @description A department. */
        DepartmentResponse: {
            /** @description Id of the department. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the department, unique in the organisation. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the department; can be empty. */
            description: string;
            /** @description Name of the agent who leads the department. It follows a new name of that agent and becomes null when the agent is deleted, unless another agent has the same name. */
            head: string | null;
            /**
             * Format: double
             * @description Share of the company budget in percent.
             */
            budget_percent: number;
            /** @description Default for the agents of the department; null inherits from the company. */
            autonomy_level: components["schemas"]["AutonomyLevel"] | null;
            /** @description Ceremony policy; null if the department has none and inherits every field. */
            ceremony_policy: components["schemas"]["CeremonyPolicyResponse"] | null;
            /**
             * Format: int32
             * @description Position in the configured order, starting at 0 without gaps.
             */
            position: number;
            /** @description Time at which the department was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the department, including its position. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description A phase of starting the run of a charter. New values can be added; accept unknown values.
         * @enum {string}
         */
        DispatchPhase: "forecast" | "project" | "task" | "assignment" | "delivery";
        /** @description The result of a phase of starting a run. */
        DispatchStep: {
            phase: components["schemas"]["DispatchPhase"];
            /** @description Whether the phase succeeded. */
            success: boolean;
            /** @description Additional information; can be empty. */
            detail: string;
            /** @description Time of the phase. */
            at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Category of the error code, given by its first digit.
         * @enum {string}
         */
        ErrorCategory: "auth" | "validation" | "not_found" | "conflict" | "rate_limit" | "budget_exhausted" | "provider_error" | "internal";
        /**
         * Format: int32
         * @description Error code, a closed list. The first digit is the category. Handle errors by this number first, then by `error_category`; texts are for
         *     people and can change.
         *
         *     | Code | Name | Meaning |
         *     |---|---|---|
         *     | 1000 | UNAUTHORIZED | credentials are missing, malformed, expired or wrong |
         *     | 1001 | FORBIDDEN | the caller is signed in but not allowed to do this |
         *     | 1002 | SESSION_REVOKED | the session was signed out or revoked |
         *     | 2000 | VALIDATION_ERROR | the request is well formed but violates a rule of the application |
         *     | 2001 | REQUEST_VALIDATION_ERROR | the request is malformed |
         *     | 3000 | RESOURCE_NOT_FOUND | the object does not exist, or is not visible to this caller |
         *     | 3001 | RECORD_NOT_FOUND | a stored record refers to a record that was deleted |
         *     | 3002 | ROUTE_NOT_FOUND | the path does not exist |
         *     | 4000 | RESOURCE_CONFLICT | the current state does not allow this |
         *     | 4001 | DUPLICATE_RECORD | such an object already exists |
         *     | 4002 | VERSION_CONFLICT | `If-Match` does not match the current version, or the lease of a run was taken over |
         *     | 5000 | RATE_LIMITED | too many requests in total, or the account is locked for a while |
         *     | 5001 | PER_OPERATION_RATE_LIMITED | too many requests of this operation |
         *     | 5002 | CONCURRENCY_LIMIT_EXCEEDED | an earlier long request of the same kind is still running |
         *     | 6000 | BUDGET_EXHAUSTED | the budget is used up |
         *     | 7000 | PROVIDER_ERROR | the model provider failed or returned an invalid reply |
         *     | 8000 | INTERNAL_ERROR | an unexpected failure of the server |
         *     | 8001 | SERVICE_UNAVAILABLE | a part of the service is down or not configured |
         *     | 8002 | PERSISTENCE_ERROR | the database refused a statement |
         * @enum {integer}
         */
        ErrorCode: 1000 | 1001 | 1002 | 2000 | 2001 | 3000 | 3001 | 3002 | 4000 | 4001 | 4002 | 5000 | 5001 | 5002 | 6000 | 7000 | 8000 | 8001 | 8002;
        /** @description The machine-readable part of an error in the envelope. */
        ErrorDetail: {
            /** @description Description of this error, for people; a fixed sentence for 5xx. */
            detail: string;
            error_code: components["schemas"]["ErrorCode"];
            error_category: components["schemas"]["ErrorCategory"];
            /** @description Whether the same request can succeed later. If false, do not retry it. */
            retryable: boolean;
            /**
             * Format: int32
             * @description Seconds to wait before the next attempt, the same as the header `Retry-After`; null if unknown.
             */
            retry_after: number | null;
            /** @description Id of this request, also in the header `x-request-id`. Include it when you contact support. */
            instance: components["schemas"]["Uuid"];
            title: components["schemas"]["ErrorTitle"];
            /**
             * Format: uri
             * @description URL of the documentation of the category.
             */
            type: string;
        };
        /** @description The stream failed after it had started. It is the last frame. Nothing was stored unless `complete` was sent before. */
        ErrorFrame: {
            /**
             * @description Always `error`.
             * @constant
             */
            event: "error";
            data: components["schemas"]["StreamFailure"];
        };
        /**
         * @description Title of the category, a fixed line of text.
         * @enum {string}
         */
        ErrorTitle: "Authentication Error" | "Validation Error" | "Resource Not Found" | "Resource Conflict" | "Rate Limit Exceeded" | "Budget Exhausted" | "Provider Error" | "Internal Server Error";
        /** @description An event. It is the same in all transports; `event_id` identifies duplicates. */
        Event: {
            /** @description Id of the event, the same in all transports. It identifies duplicates. */
            event_id: components["schemas"]["Uuid"];
            /** @description Position of the event in the feed, to continue after it. */
            position: components["schemas"]["Position"];
            /**
             * Format: int32
             * @description Version of this envelope.
             * @constant
             */
            version: 1;
            event_type: components["schemas"]["EventType"];
            /** @description The channel of the event. */
            channel: components["schemas"]["ChannelName"] | components["schemas"]["UserChannelName"];
            /** @description Time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description What the type says of it. */
            payload: {
                [key: string]: unknown;
            };
        };
        /** @description An event. Its position is the id of the frame. */
        EventFrame: {
            /** @description Position of the event. */
            id: components["schemas"]["Position"];
            event: components["schemas"]["EventType"];
            data: components["schemas"]["Event"];
        };
        /** @description The position of a page in the event feed. */
        EventPageMeta: {
            /**
             * Format: int32
             * @description Page size that was applied.
             */
            limit: number;
            /** @description Last position that the page covers. Pass it as `after` to continue, now or later. */
            next_after: components["schemas"]["Position"];
            /** @description Whether later events are numbered. They can be invisible to the caller. */
            has_more: boolean;
        };
        /**
         * @description Type of an event. The AsyncAPI document states the payload and the occasion of each. New values can be added; accept unknown values.
         * @enum {string}
         */
        EventType: "task.created" | "task.updated" | "task.status_changed" | "task.assigned" | "project.created" | "project.updated" | "project.status_changed" | "plan.drafted" | "plan.status_changed" | "agent.created" | "agent.updated" | "agent.deleted" | "agents.reordered" | "department.created" | "department.updated" | "department.deleted" | "departments.reordered" | "company.updated" | "role.updated" | "role.deleted" | "budget.updated" | "budget.committed" | "budget.record_added" | "budget.alert" | "approval.submitted" | "approval.approved" | "approval.rejected" | "approval.expired" | "charter.drafted" | "charter.edited" | "charter.approved" | "charter.cancelled" | "conversation.opened" | "conversation.status_changed" | "conversation.turn_added" | "conversation.participant_added" | "webhook.received" | "system.startup" | "system.shutdown" | "settings.changed" | "approval.resumed" | "run.started" | "run.progressed" | "run.waiting" | "run.succeeded" | "run.failed" | "run.expired" | "run.released" | "run.cancelled" | "run.reviewed" | "artifact.added" | "work.paused" | "work.resumed" | "worker.online" | "worker.offline";
        /** @description An event type (`EventType`), for example `task.created`; `task.*` for all types that begin with `task.`; `*` for all types. A first part that no event type has, such as `taks`, is 422; an unknown second part is accepted, because types can be added. */
        EventTypePattern: string;
        /** @description The error form of the envelope, returned for a failed request unless `Accept` prefers a bare problem document. */
        FailureResponse: {
            /**
             * @description Always null on failure.
             * @constant
             */
            data: string | null;
            /** @description The same sentence as `error_detail.detail`. */
            error: string;
            error_detail: components["schemas"]["ErrorDetail"];
            /**
             * @description Always false on failure, and true in all other envelopes.
             * @constant
             */
            success: false;
        };
        /** @description The stream failed after it had started. It is the last frame. Connect again with `Last-Event-ID`. */
        FeedErrorFrame: {
            /**
             * @description Always `error`.
             * @constant
             */
            event: "error";
            data: components["schemas"]["StreamFailure"];
        };
        /** @description A frame of the stream. On the wire `id` and `event` are the lines with these names and `data` is the JSON of the single `data:` line; a blank line ends the frame. Lines that begin with a colon are comments. */
        FeedFrame: components["schemas"]["EventFrame"] | components["schemas"]["BookmarkFrame"] | components["schemas"]["GapFrame"] | components["schemas"]["ClosedFrame"] | components["schemas"]["FeedErrorFrame"];
        /** @description The position from which `listEvents` can return the missing events; null if they are lost. */
        FeedGap: {
            /** @description Position from which the stream continues; null if it continues with new events. */
            resume_after: components["schemas"]["Position"] | null;
        };
        /** @description The result of a run. */
        FinishRunRequest: {
            /** @description Lease token of the claim. */
            lease_token: components["schemas"]["LeaseToken"];
            outcome: components["schemas"]["RunOutcome"];
            /**
             * @description What the run did and delivered; can be empty. Reviewers and later runs read it.
             * @default
             */
            summary: string;
            /**
             * @description Reports on all acceptance criteria of the task, one for each; required if `outcome` is `succeeded`.
             * @default []
             */
            criteria: components["schemas"]["RunCriterionInput"][];
            /**
             * @description Why the run failed; required if `outcome` is `failed`, otherwise null.
             * @default null
             */
            failure: components["schemas"]["RunFailureInput"] | null;
        };
        /** @description The cost forecast of the run of a charter. Amounts are in `currency`, the currency of the charter's envelope. */
        Forecast: {
            /** @description Id of the forecast. */
            forecast_id: components["schemas"]["Uuid"];
            /** @description Id of the approved charter. */
            charter_id: components["schemas"]["Uuid"];
            /** @description Id of the project of the run. */
            project_id: components["schemas"]["Uuid"];
            /** @description Id of the task that started the run. */
            task_id: components["schemas"]["Uuid"];
            /**
             * Format: double
             * @description Expected cost of the run.
             */
            estimated_cost: number;
            /**
             * Format: double
             * @description Lowest expected cost of the run.
             */
            lower_bound: number;
            /**
             * Format: double
             * @description Highest expected cost of the run.
             */
            upper_bound: number;
            /**
             * Format: double
             * @description Cap of the run.
             */
            ceiling_amount: number;
            /** @description Currency of all amounts of the forecast. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * @description Always `approved`: a forecast is created when its charter is approved.
             * @constant
             */
            decision: "approved";
            /** @description Time at which the charter was approved. */
            decided_at: components["schemas"]["Timestamp"];
            /** @description Id of the user who approved the charter. */
            decided_by: components["schemas"]["UserId"];
            /** @description Time at which the forecast was created. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The events after the requested position were deleted, or events were lost while the stream was open. Read the current state of the data that you show; the stream continues with new events. */
        GapFrame: {
            /**
             * @description Always `gap`.
             * @constant
             */
            event: "gap";
            data: components["schemas"]["FeedGap"];
        };
        /** @description Generator of the response: the default provider, also if a rule decided without a model call; for an agent with another model, the provider of that model. For a group it is the generator of the first contribution. */
        GeneratedBy: {
            provider: components["schemas"]["GeneratorKind"];
            /** @description Id of the model; `guide-1` for the built-in guide. */
            model: string;
            /** @description Whether the built-in guide responded. It needs no API key and uses only its templates. */
            built_in: boolean;
        };
        /**
         * @description Generator of a response; `none` if no model provider is configured. New values can be added; accept unknown values.
         * @enum {string}
         */
        GeneratorKind: "guided" | "openai-compatible" | "none";
        /** @description A name in a request, for example of a department, an agent or a locale. A valid name does not have to exist. */
        GivenName: string;
        /**
         * Format: password
         * @description A password to verify.
         */
        GivenPassword: string;
        /** @description An org role to add to a user. */
        GrantOrgRoleRequest: {
            role: components["schemas"]["OrgRole"];
            /**
             * @description Names of the departments to which `department_admin` applies, at least one. Other org roles do not accept departments. The departments do not have to exist.
             * @default []
             */
            scoped_departments: string[];
        };
        /** @description The contribution of one agent to a round. */
        GroupContribution: {
            /** @description Id of the agent. */
            agent_id: components["schemas"]["Uuid"];
            /** @description Name of the agent at that time. */
            agent_name: string;
            /** @description Job title of the agent at that time. */
            participant_role: string;
            /** @description The contribution, as plain text. */
            content: components["schemas"]["NotBlankStr"];
            /**
             * Format: int32
             * @description Number of its turn in the conversation.
             */
            sequence: number;
            /**
             * Format: int64
             * @description Number of tokens sent to the model.
             */
            input_tokens: number;
            /**
             * Format: int64
             * @description Number of tokens received from the model.
             */
            output_tokens: number;
        };
        /** @description One round of a group, in which every agent can contribute once. */
        GroupConverseResult: {
            /** @description Id of the conversation of the group. */
            conversation_id: components["schemas"]["Uuid"];
            /** @description Contributions in their order. */
            contributions: components["schemas"]["GroupContribution"][];
            /** @description Agents of the group, in the order in which they joined. */
            participants: components["schemas"]["ConversationParticipant"][];
            /** @description Ids of the agents that did not contribute. */
            participants_skipped: components["schemas"]["Uuid"][];
            /** @description The limit that ended the round; null if the round was complete. */
            truncated_reason: components["schemas"]["TruncatedReason"] | null;
            /** @description Invitations that wait for a decision. */
            pending_invites: components["schemas"]["PendingInvite"][];
        };
        /** @description The health of a department that exists. */
        HealthyDepartment: {
            /**
             * @description Always `healthy`.
             * @constant
             */
            status: "healthy";
            /** @description Id of the department. */
            department_id: components["schemas"]["Uuid"];
            /** @description Time of the last change of the department. */
            last_update: components["schemas"]["Timestamp"];
        };
        /** @description The state of a run for its worker. */
        Heartbeat: {
            /** @description Time at which the lease expires or expired. Send the next report earlier. */
            lease_expires_at: components["schemas"]["Timestamp"];
            /** @description Time at which the run is asked to stop. */
            hard_deadline: components["schemas"]["Timestamp"];
            /** @description Request to stop the run; null if the run can continue. Once set, every later heartbeat contains it. */
            stop: components["schemas"]["StopRequest"] | null;
            /**
             * Format: double
             * @description Smallest remaining amount of all caps that apply to the run, in the live currency; null without a cap.
             */
            budget_left: number | null;
            /** @description All input requests of the run that were decided or have expired, oldest first. */
            inputs: components["schemas"]["AnsweredInput"][];
        };
        /** @description A report that extends the lease of a run, with its progress. */
        HeartbeatRequest: {
            /** @description Lease token of the claim. */
            lease_token: components["schemas"]["LeaseToken"];
            /**
             * Format: int32
             * @description Progress of the run in percent; null leaves it unchanged.
             * @default null
             */
            progress: number | null;
            /**
             * @description Current activity of the run, for people; null leaves it unchanged.
             * @default null
             */
            note: string | null;
        };
        /**
         * @description What a person may do on the platform. `system` is reserved for the built-in system user. At most one user has the role `ceo`.
         * @enum {string}
         */
        HumanRole: "ceo" | "manager" | "pair_programmer" | "board_member" | "observer" | "system";
        /** @description An item that waits for a decision or an action of the caller. */
        InboxItem: {
            kind: components["schemas"]["InboxKind"];
            /** @description Id of the approval, charter, plan or task. For a budget the id of the object with the cap: an agent, a department, a project, a charter or a task, or `00000000-0000-0000-0000-000000000000` for the company. */
            id: components["schemas"]["Uuid"];
            /** @description Title of the approval, charter, plan or task. For a budget, a sentence that names the object with the cap. */
            title: string;
            /** @description Summary of the item, truncated to 500 characters. */
            summary: string;
            /** @description Urgency of a decision. For a task it follows the priority, for a budget the highest priority of the tasks that wait (`critical`, `high`, else `normal`). */
            urgency_level: components["schemas"]["UrgencyLevel"];
            /** @description Name of the user or agent who requests the decision. For a task, the name of its agent, otherwise of the user who created it. For a budget, the name of the user who created the object with the cap, otherwise the name of the object. */
            requested_by: string;
            /** @description Time at which the item was created. For a budget the time at which the object with the cap was created; for the company the start of the month. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Expiry of the item; null if it never expires. */
            expires_at: components["schemas"]["TimestampOrNull"];
            /** @description ETag of the record with this id, including quotes: the value for `If-Match` of an action on it. For a plan it is the ETag of its approval. The action `reviewRun` requires the ETag of the run instead. */
            etag: string;
            /** @description Id of the conversation from which the item originates; null if there is none. */
            conversation_id: components["schemas"]["Uuid"] | null;
            /** @description The `operationId`s of the operations that decide the item or remove its cause. Each requires its own permission. Values can be added at any time; ignore unknown ones. For a failed task, `startTask` and `cancelTask` apply to the tasks that wait for it; for a budget, `cancelTask` applies to the tasks that wait. */
            actions: string[];
        };
        /**
         * @description Kind of an inbox item: a decision (`approval`, `charter`, `plan`), a task that cannot continue without a person (`task`), or a cap that is used up and that tasks wait for (`budget`). New values can be added; accept unknown values.
         * @enum {string}
         */
        InboxKind: "approval" | "charter" | "plan" | "task" | "budget";
        /**
         * @description Why the turn has this intent. It was determined by the classifier (`classified`), by the request (`explicit_override`) or by the conversation (`conversation_kind_fixed`). Every other reason means that the turn became an explanation: no model provider is configured (`no_intent_classifier`), the confidence is below the required minimum, a new group has fewer than two agents, an action has no target, or the classifier failed or returned an invalid reply. New values can be added; accept unknown values.
         * @enum {string}
         */
        IntentReason: "classified" | "explicit_override" | "conversation_kind_fixed" | "no_intent_classifier" | "act_floor_not_met" | "charter_floor_not_met" | "group_targets_missing" | "act_no_target" | "classify_call_failed" | "response_invalid";
        /**
         * @description Whether the interview needs more input or produced a draft.
         * @enum {string}
         */
        InterviewStatus: "needs_more" | "drafted";
        /** @description The next message of an interview of the caller. */
        InterviewTurnArgs: {
            /** @description The message. Credentials in it are masked before it is stored or sent to a model. */
            message: string;
            /**
             * @description Id of the interview to continue; null starts a new interview.
             * @default null
             */
            conversation_id: components["schemas"]["Uuid"] | null;
            /**
             * @description Id of an existing project, as a hint for the draft.
             * @default null
             */
            project: components["schemas"]["Uuid"] | null;
        };
        /** @description The result of an interview turn: a question or a draft. */
        InterviewTurnResult: {
            /** @description Id of the interview. */
            conversation_id: components["schemas"]["Uuid"];
            status: components["schemas"]["InterviewStatus"];
            /** @description The next question; null unless the status is `needs_more`. */
            next_question: components["schemas"]["NotBlankStr"] | null;
            /** @description The draft; null unless the status is `drafted`. */
            charter: components["schemas"]["ProjectCharter"] | null;
            /** @description Whether the interview was closed because it had too many turns. */
            conversation_closed: boolean;
        };
        /** @description JSON Pointer (RFC 6901), for example `/agents/0/name`. */
        JsonPointer: string;
        /** @description Token of a lease. It authorizes reports on one run; treat it as a secret. */
        LeaseToken: string;
        /**
         * @description The only status of the liveness probe.
         * @enum {string}
         */
        LivenessState: "ok";
        /** @description A running process. */
        LivenessStatus: {
            status: components["schemas"]["LivenessState"];
            /** @description Seconds since the replica started. */
            uptime_seconds: components["schemas"]["UptimeSeconds"];
        };
        /** @description A username and its password. */
        LoginRequest: {
            /** @description Username; the comparison ignores case. */
            username: string;
            /** @description Password of the account. */
            password: components["schemas"]["GivenPassword"];
        };
        /** @description A JSON-RPC error, returned before a tool was searched. */
        McpError: {
            /**
             * @description Version of JSON-RPC, always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description Id of the request, if it has one. */
            id?: unknown;
            /** @description The error. */
            error: {
                /**
                 * Format: int32
                 * @description Error code of JSON-RPC or of the protocol.
                 */
                code: number;
                /** @description What is wrong. */
                message: string;
                /** @description Additional data, depending on the code. */
                data?: {
                    [key: string]: unknown;
                };
            };
        };
        /** @description The response as the single event of a stream. */
        McpFrame: {
            /**
             * @description Always `message`.
             * @constant
             */
            event: "message";
            data: components["schemas"]["McpReply"];
        };
        /** @description A JSON-RPC 2.0 request or notification. */
        McpMessage: {
            /**
             * @description Version of JSON-RPC, always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description Id of the request, chosen by the client and repeated in the response; absent in a notification. */
            id?: unknown;
            /** @description Name of the method, for example `tools/call`. */
            method: string;
            /** @description Parameters of the method, as defined by the protocol. */
            params?: {
                [key: string]: unknown;
            };
        };
        /** @description An error of the protocol, or an error that every operation can return. */
        McpRefusal: components["schemas"]["McpError"] | components["schemas"]["FailureResponse"];
        /** @description The response to a valid JSON-RPC message. */
        McpReply: components["schemas"]["McpResult"] | components["schemas"]["McpError"];
        /** @description A JSON-RPC result. */
        McpResult: {
            /**
             * @description Version of JSON-RPC, always `2.0`.
             * @constant
             */
            jsonrpc: "2.0";
            /** @description Id of the request. */
            id: unknown;
            /** @description Result of the method, as defined by the protocol. */
            result: {
                [key: string]: unknown;
            };
        };
        /**
         * @description How this replica learns about new events: `notify` by notifications of the database, or `poll` every 150 milliseconds where notifications do not arrive. Events are not lost in either case. New values can be added; accept unknown values.
         * @enum {string}
         */
        MessageCarrier: "notify" | "poll";
        /**
         * @description Size class of a model, by its context window; `medium` if the context window is unknown.
         * @enum {string}
         */
        ModelTier: "large" | "medium" | "small";
        /**
         * @description Preference of the model matching: `economy` for cheaper models, `premium` for better models, `balanced` for neither. Agents that need speed get fast models in every profile.
         * @enum {string}
         */
        ModelTierProfile: "economy" | "balanced" | "premium";
        /**
         * Format: visible-text
         * @description A single-line name of at most 128 characters. Control characters and invisible format characters are refused, except the joiners U+200C and U+200D; a name of only white space is also refused.
         */
        NewName: string;
        /**
         * Format: password
         * @description A new password of 12 to 128 characters; the deployment can require more than 12. No kinds of characters are required, but white space only is refused. Common passwords and passwords that contain the username or the company name are refused. The password is first normalised to Unicode NFC.
         */
        NewPassword: string;
        /** @description Text with at least one character that is not white space. It is stored as sent, without trimming. */
        NotBlankStr: string;
        /** @description A connected account. */
        OauthConnected: {
            /**
             * @description Always `connected`.
             * @constant
             */
            status: "connected";
            /** @description Name of the connection. */
            connection_name: string;
        };
        /** @description An OAuth scope, as named by the provider. */
        OauthScope: string;
        /** @description The start of an OAuth authorization. Open `authorization_url` in the browser of the person who may connect the account. */
        OauthStart: {
            /** @description URL of the provider's authorization page with all parameters. */
            authorization_url: string;
            /** @description State that the provider returns. It is valid once. */
            state: string;
            /**
             * Format: int32
             * @description Seconds until the state expires.
             */
            expires_in: number;
        };
        /** @description The position of a page in an offset list. */
        OffsetPaginationMeta: {
            /**
             * Format: int32
             * @description Number of entries skipped before this page.
             */
            offset: number;
            /**
             * Format: int32
             * @description Requested page size; null if the page contains everything from the offset on.
             */
            limit: number | null;
            /**
             * Format: int32
             * @description Number of all entries.
             */
            total: number;
            /** @description Whether entries exist after this page; the next page starts at `offset` plus the number of entries received. */
            has_more: boolean;
        };
        /** @description An OpenAPI 3.0 document. */
        Openapi30Document: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title, version and license of the interface. */
            info: {
                [key: string]: unknown;
            };
            /** @description Operations by path and method. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An OpenAPI 3.2 document. */
        Openapi32Document: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title, version and license of the interface. */
            info: {
                [key: string]: unknown;
            };
            /** @description Operations by path and method. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenapiDocument: {
            /** @description Version of OpenAPI. */
            openapi: string;
            /** @description Title, version and license of the interface. */
            info: {
                [key: string]: unknown;
            };
            /** @description Operations by path and method. */
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a person may change in the organisation. As soon as a user has an org role, only org roles apply: `owner` and `editor` may change everything, `department_admin` may change the departments in its scope, `viewer` may change nothing.
         * @enum {string}
         */
        OrgRole: "owner" | "department_admin" | "editor" | "viewer";
        /** @description The cap of a department or charter and its use. */
        OwnedBudgetUse: {
            /** @description Id of the department, agent or charter. */
            id: components["schemas"]["Uuid"];
            /**
             * Format: double
             * @description Cap; null if it is not enforced.
             */
            cap: number | null;
            /**
             * Format: double
             * @description Maximum cost of the calls that are still running.
             */
            held: number;
            /**
             * Format: double
             * @description Cost of finished calls.
             */
            spent: number;
        };
        /** @description A page of agents. */
        PaginatedResponseOfAgentResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["AgentResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of approvals. */
        PaginatedResponseOfApprovalResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ApprovalResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of artifacts. */
        PaginatedResponseOfArtifact: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Artifact"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of audit log entries. */
        PaginatedResponseOfAuditEntryResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["AuditEntryResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of charter versions, newest first. */
        PaginatedResponseOfCharterVersionSummary: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["CharterVersionSummary"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of company versions, newest first. */
        PaginatedResponseOfCompanyVersionEntry: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["CompanyVersionEntry"][];
            pagination: components["schemas"]["VersionPaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of connections. */
        PaginatedResponseOfConnection: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Connection"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of conversations. */
        PaginatedResponseOfConversation: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Conversation"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of turns. */
        PaginatedResponseOfConversationTurn: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ConversationTurn"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of departments, newest first. */
        PaginatedResponseOfDepartmentResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["DepartmentResponse"][];
            pagination: components["schemas"]["OffsetPaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of events, oldest first. */
        PaginatedResponseOfEvent: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Event"][];
            pagination: components["schemas"]["EventPageMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of forecasts. */
        PaginatedResponseOfForecast: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Forecast"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of inbox items. */
        PaginatedResponseOfInboxItem: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["InboxItem"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of personality presets. */
        PaginatedResponseOfPersonalityPresetInfoResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["PersonalityPresetInfoResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of plans. */
        PaginatedResponseOfPlan: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Plan"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of projects. */
        PaginatedResponseOfProject: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Project"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of charters. */
        PaginatedResponseOfProjectCharter: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["ProjectCharter"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of roles. */
        PaginatedResponseOfRoleResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["RoleResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of role versions, newest first. */
        PaginatedResponseOfRoleVersionEntry: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["RoleVersionEntry"][];
            pagination: components["schemas"]["VersionPaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of runs. */
        PaginatedResponseOfRun: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Run"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of steps of a run. */
        PaginatedResponseOfRunStep: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["RunStep"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of settings. */
        PaginatedResponseOfSettingEntry: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["SettingEntry"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of the roster. */
        PaginatedResponseOfSetupAgentSummary: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["SetupAgentSummary"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of tasks. */
        PaginatedResponseOfTask: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Task"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of users. */
        PaginatedResponseOfUserResponse: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["UserResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of deliveries. */
        PaginatedResponseOfWebhookDelivery: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["WebhookDelivery"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of webhook endpoints. */
        PaginatedResponseOfWebhookEndpoint: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["WebhookEndpoint"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of receipts. */
        PaginatedResponseOfWebhookReceipt: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["WebhookReceipt"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description A page of workers. */
        PaginatedResponseOfWorker: {
            /** @description Entries in the order that the operation describes. */
            data: components["schemas"]["Worker"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            /**
             * @description Always null on success.
             * @constant
             */
            error: string | null;
            /**
             * @description Always null on success.
             * @constant
             */
            error_detail: string | null;
            /**
             * @description Always true on success.
             * @constant
             */
            success: true;
        };
        /** @description The position of a page in a cursor list. */
        PaginationMeta: {
            /**
             * Format: int32
             * @description Page size that was applied.
             */
            limit: number;
            /** @description Cursor of the next page, to be sent as `cursor`; null exactly if `has_more` is false. */
            next_cursor: string | null;
            /** @description Whether a next page exists. */
            has_more: boolean;
        };
        /**
         * @description Whether the agent still contributes to the group.
         * @enum {string}
         */
        ParticipantStatus: "active" | "removed";
        /** @description Moves a value from one path to another. */
        PatchMoveOperation: {
            /**
             * @description Always `move`.
             * @constant
             */
            op: "move";
            /** @description Previous location of the value. */
            from: components["schemas"]["JsonPointer"];
            /** @description New location of the value. */
            path: components["schemas"]["JsonPointer"];
        };
        /** @description One step of a JSON Patch (RFC 6902). */
        PatchOperation: components["schemas"]["PatchWriteOperation"] | components["schemas"]["PatchRemoveOperation"] | components["schemas"]["PatchMoveOperation"];
        /** @description Removes the value at a path. */
        PatchRemoveOperation: {
            /**
             * @description Always `remove`.
             * @constant
             */
            op: "remove";
            /** @description Location of the removed value. */
            path: components["schemas"]["JsonPointer"];
        };
        /** @description Writes a value at a path. */
        PatchWriteOperation: {
            op: components["schemas"]["PatchWriteOperationName"];
            /** @description Location to which the value is written. */
            path: components["schemas"]["JsonPointer"];
            /** @description Any JSON value. */
            value: unknown;
        };
        /**
         * @description The operations of a JSON Patch that write a value.
         * @enum {string}
         */
        PatchWriteOperationName: "add" | "replace";
        /**
         * @description What happens to running runs. With `hold` they continue to their end; with `drain` they are asked to stop, and their tasks return to the queue.
         * @enum {string}
         */
        PauseMode: "hold" | "drain";
        /** @description A scope that is paused. */
        PausedScope: {
            scope: components["schemas"]["WorkScopeKind"];
            /** @description Id of the project, agent or task; null for the company. */
            id: components["schemas"]["Uuid"] | null;
            mode: components["schemas"]["PauseMode"];
            /** @description Reason of the pause; can be empty. */
            reason: string;
            /** @description Id of the user who paused the scope; `system` for the pause after an upgrade. */
            paused_by: components["schemas"]["UserId"];
            /** @description Time at which the scope was paused. */
            since: components["schemas"]["Timestamp"];
        };
        /** @description A request of an agent to invite another agent, which a person decides by its approval. */
        PendingInvite: {
            /** @description Id of the approval that decides the invitation. */
            approval_id: components["schemas"]["Uuid"];
            /** @description Id of the agent that asks for the invitation. */
            requested_by_agent_id: components["schemas"]["Uuid"];
            /** @description Name of that agent. */
            requested_by_name: string;
            /** @description Id of the agent to invite. */
            target_agent_id: components["schemas"]["Uuid"];
            /** @description Name of the agent to invite. */
            target_name: string;
            /** @description Job title of the agent to invite. */
            target_role: string;
            /** @description Reason given by the agent that asks. */
            reason: string;
        };
        /** @description A user, as shown to other users. */
        PersonResponse: {
            /** @description Id of the user. */
            id: components["schemas"]["UserId"];
            /** @description Username, as it was entered when the user was created. */
            username: string;
            role: components["schemas"]["HumanRole"];
        };
        /** @description Personality of an agent: all fields are set, or none if the agent has no preset. The five factors are between 0 and 1. */
        Personality: {
            /** @description Traits of the personality, in words. */
            traits?: components["schemas"]["NotBlankStr"][];
            /** @description How the agent writes, in words. */
            communication_style?: components["schemas"]["NotBlankStr"];
            /** @description Summary of the personality. */
            description?: components["schemas"]["NotBlankStr"];
            /**
             * Format: double
             * @description Openness to new ideas, from 0 to 1.
             */
            openness?: number;
            /**
             * Format: double
             * @description Care and reliability, from 0 to 1.
             */
            conscientiousness?: number;
            /**
             * Format: double
             * @description Outgoingness, from 0 to 1.
             */
            extraversion?: number;
            /**
             * Format: double
             * @description Willingness to cooperate, from 0 to 1.
             */
            agreeableness?: number;
            /**
             * Format: double
             * @description Calm under stress, from 0 to 1.
             */
            stress_response?: number;
            /** @description Willingness to take risks. */
            risk_tolerance?: components["schemas"]["PersonalityDegree"];
            /** @description Tendency to unusual solutions. */
            creativity?: components["schemas"]["PersonalityDegree"];
            decision_making?: components["schemas"]["DecisionMaking"];
            collaboration?: components["schemas"]["CollaborationStyle"];
            verbosity?: components["schemas"]["Verbosity"];
            conflict_approach?: components["schemas"]["ConflictApproach"];
        };
        /**
         * @description Strength of a tendency.
         * @enum {string}
         */
        PersonalityDegree: "low" | "medium" | "high";
        /** @description A personality preset of agents. */
        PersonalityPresetInfoResponse: {
            /** @description Key of the preset. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the preset. */
            description: components["schemas"]["NotBlankStr"];
        };
        /** @description A plan, drafted in a conversation or by an agent for the task of a charter, and reviewed as a whole. */
        Plan: {
            /** @description Id of the plan. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the project of the plan. */
            project_id: components["schemas"]["Uuid"];
            /** @description Id of the task that represents the whole plan. */
            objective_task_id: components["schemas"]["Uuid"];
            /** @description Id of the conversation in which the plan, or the charter of its task, was drafted. */
            conversation_id: components["schemas"]["Uuid"];
            /** @description Id of the approval that decides the plan. */
            approval_id: components["schemas"]["Uuid"];
            /** @description Title of the plan. */
            title: components["schemas"]["NotBlankStr"];
            /** @description What will be done and why. */
            summary: components["schemas"]["NotBlankStr"];
            status: components["schemas"]["PlanStatus"];
            /**
             * Format: int32
             * @description Number of the draft, starting at 1.
             */
            version: number;
            priority: components["schemas"]["TaskPriority"];
            task_type: components["schemas"]["TaskType"];
            estimated_complexity: components["schemas"]["TaskComplexity"];
            /** @description Criteria for completion. */
            acceptance_criteria: components["schemas"]["NotBlankStr"][];
            /** @description Steps of the plan, in order. */
            items: components["schemas"]["PlanItem"][];
            /** @description Id of the user in whose conversation the plan, or the charter of its task, was drafted. */
            created_by: components["schemas"]["UserId"];
            /** @description Time at which the plan was drafted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the plan. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A plan that waits for review. */
        PlanDraft: {
            /** @description Id of the plan. */
            plan_id: components["schemas"]["Uuid"];
            /** @description Id of the approval that decides the plan. */
            approval_id: components["schemas"]["Uuid"];
            /** @description Id of the task that represents the whole plan. */
            task_id: components["schemas"]["Uuid"];
            /** @description Id of the project. */
            project: components["schemas"]["Uuid"];
            /** @description Title of the plan. */
            title: components["schemas"]["NotBlankStr"];
        };
        /** @description A step of a plan. */
        PlanItem: {
            /** @description Id of the step. */
            id: components["schemas"]["Uuid"];
            /** @description Title of the step. */
            title: components["schemas"]["NotBlankStr"];
            /** @description What the step does; can be empty. */
            description: string;
            /** @description Role that should perform the step. */
            owner_role: components["schemas"]["NotBlankStr"] | null;
            /** @description Ids of the items that must be completed before this one. */
            depends_on: components["schemas"]["Uuid"][];
            /** @description Criteria for completion. */
            acceptance_criteria: components["schemas"]["NotBlankStr"][];
            /** @description Id of the task created from the item; null until the plan is approved. */
            task_id: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description Status of a plan: it waits for its approval; the tasks of its items are in progress; their results are integrated; the integrated result is in review; the objective task is final; or the plan was rejected.
         * @enum {string}
         */
        PlanStatus: "pending_review" | "executing" | "integrating" | "reviewing" | "completed" | "rejected";
        /** @description Position in the event feed: eight hex digits of the epoch, a dot, and a number. Compare positions only for equality. A different epoch means that events between the positions were lost. */
        Position: string;
        /**
         * @description Focus of a template. It helps to choose a template and changes no setting. New values can be added; accept unknown values.
         * @enum {string}
         */
        Posture: "autonomous" | "supervised_client_facing" | "knowledge_heavy" | "cost_disciplined" | "security_hardened" | "research_autonomous";
        /** @description An error as a bare problem document (RFC 9457), returned if `Accept` prefers `application/problem+json`. */
        ProblemDetail: {
            /**
             * Format: uri
             * @description URL of the documentation of the category.
             */
            type: string;
            title: components["schemas"]["ErrorTitle"];
            /**
             * Format: int32
             * @description HTTP status of the response.
             */
            status: number;
            /** @description Description of this error, for people; a fixed sentence for 5xx. */
            detail: string;
            /** @description Id of this request, also in the header `x-request-id`. Include it when you contact support. */
            instance: components["schemas"]["Uuid"];
            error_code: components["schemas"]["ErrorCode"];
            error_category: components["schemas"]["ErrorCategory"];
            /** @description Whether the same request can succeed later. If false, do not retry it. */
            retryable: boolean;
            /**
             * Format: int32
             * @description Seconds to wait before the next attempt, the same as the header `Retry-After`; null if unknown.
             */
            retry_after: number | null;
        };
        /** @description A project. */
        Project: {
            /** @description Id of the project. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the project. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the project; can be empty. */
            description: string;
            status: components["schemas"]["ProjectStatus"];
            /** @description Id of the agent who leads the project; null without a lead. */
            lead: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description Cap on the cost of the runs of the project, in `currency`; `0` disables enforcement.
             */
            budget: number;
            /** @description Currency of the budget. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Deadline of the project; null without a deadline. */
            deadline: components["schemas"]["TimestampOrNull"];
            /** @description Id of the charter for which the project was created; null if there is none. */
            charter_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the plan for which the project was created; null if there is none. */
            plan_id: components["schemas"]["Uuid"] | null;
            progress: components["schemas"]["ProjectProgress"];
            /** @description Id of the user who created the project. */
            created_by: components["schemas"]["UserId"];
            /** @description Time at which the project was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the project. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A charter: the goals of a project run and its limits. Exactly one of `project_id` and `proposed_project_name` is set. The five fields from `approved_at` on are set exactly if the charter is approved, otherwise null. */
        ProjectCharter: {
            /** @description Id of the charter. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the interview in which the charter was drafted. */
            conversation_id: components["schemas"]["Uuid"];
            /** @description Id of the user who conducted the interview. */
            created_by: components["schemas"]["UserId"];
            /**
             * Format: int32
             * @description Number of the version, starting at 1; each draft and each edit increases it.
             */
            version: number;
            status: components["schemas"]["CharterStatus"];
            /** @description Title of the charter. */
            title: components["schemas"]["NotBlankStr"];
            /** @description The goal of the run, elaborated. */
            brief: components["schemas"]["NotBlankStr"];
            /** @description Goals of the run. */
            goals: components["schemas"]["NotBlankStr"][];
            /** @description Constraints of the run. */
            constraints: components["schemas"]["NotBlankStr"][];
            /** @description Criteria of success; they become the acceptance criteria of the task. */
            success_criteria: components["schemas"]["NotBlankStr"][];
            scope: components["schemas"]["ScopeBoundaries"];
            envelope: components["schemas"]["BudgetEnvelope"];
            /** @description Id of the existing project of the run, as the model named it; null for a new project. */
            project_id: components["schemas"]["NotBlankStr"] | null;
            /** @description Name of the new project of the run; null for an existing project. */
            proposed_project_name: components["schemas"]["NotBlankStr"] | null;
            /** @description Description of the new project of the run; can be empty. */
            proposed_project_description: string;
            /** @description Time at which the charter was drafted. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the charter. */
            updated_at: components["schemas"]["Timestamp"];
            /** @description Time of the approval; null unless the status is `approved`. */
            approved_at: components["schemas"]["TimestampOrNull"];
            /** @description Id of the user who approved the charter. */
            approved_by: components["schemas"]["UserId"] | null;
            /** @description Id of the forecast, which contains the expected cost and the project id of the run. */
            forecast_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the conversation, shared by all records of the run. */
            correlation_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the task that started the run; the task contains the project id of the run. */
            task_id: components["schemas"]["Uuid"] | null;
        };
        /** @description The numbers of tasks of a project at the time of the response. Not covered by the ETag. */
        ProjectProgress: {
            /**
             * Format: int32
             * @description Number of all tasks.
             */
            total: number;
            /**
             * Format: int32
             * @description Number of completed tasks.
             */
            completed: number;
            /**
             * Format: int32
             * @description Number of failed, cancelled and rejected tasks.
             */
            failed: number;
            /**
             * Format: int32
             * @description Number of open tasks that are not in progress.
             */
            waiting: number;
        };
        /**
         * @description Status of a project. Charters and plans cannot be assigned to a `completed` or `cancelled` project.
         * @enum {string}
         */
        ProjectStatus: "planning" | "active" | "on_hold" | "completed" | "cancelled";
        /** @description The result of a proposal: a question or a plan that waits for review. */
        ProposeResult: {
            /** @description Id of the conversation that contains the proposal. */
            conversation_id: components["schemas"]["Uuid"];
            status: components["schemas"]["ProposeStatus"];
            /** @description The clarifying question; null unless the status is `needs_clarification`. Reply to it in the same conversation. */
            clarifying_question: components["schemas"]["NotBlankStr"] | null;
            /** @description The plan; null unless the status is `proposed`. */
            plan_draft: components["schemas"]["PlanDraft"] | null;
            /** @description Whether the conversation was closed because it had too many questions. */
            conversation_closed: boolean;
            /** @description Job title of the agent that responds; null if no agent was selected. */
            responder_role: string | null;
            /** @description Name of the agent that responds; null if no agent was selected. */
            responder_name: string | null;
            /** @description Topic for which the agent was selected; null if no agent was selected. */
            routed_topic: string | null;
            /** @description Confidence of the selection; null if no agent was selected. */
            routing_confidence: components["schemas"]["Confidence"] | null;
            /** @description Reason of the routing; null if no agent was searched because the conversation was closed. */
            routing_reason: components["schemas"]["RoutingReason"] | null;
        };
        /**
         * @description Whether the plan needs clarification first or waits for review.
         * @enum {string}
         */
        ProposeStatus: "needs_clarification" | "proposed";
        /**
         * @description Kind of a provider. `guided` is the built-in guide, which needs no network; `openai-compatible` is an endpoint with the OpenAI API. New values can be added; accept unknown values.
         * @enum {string}
         */
        ProviderKind: "guided" | "openai-compatible";
        /** @description A model of the catalogue. Null means that the value is unknown. */
        ProviderModelResponse: {
            /** @description Id of the model at its provider. */
            id: components["schemas"]["NotBlankStr"];
            /**
             * Format: int32
             * @description Size of the context window in tokens.
             */
            context_window: number | null;
            /**
             * Format: double
             * @description Price per million input tokens, in the configured currency.
             */
            input_price: number | null;
            /**
             * Format: double
             * @description Price per million output tokens, in the configured currency.
             */
            output_price: number | null;
            /**
             * Format: double
             * @description Typical time to the first token, in milliseconds.
             */
            latency_ms: number | null;
            /** @description Whether the model supports tool calls. */
            tools: boolean | null;
            /** @description Whether the model accepts images. */
            vision: boolean | null;
            /** @description Whether the model reasons before it replies. */
            reasoning: boolean | null;
            /** @description Whether the model produces embeddings instead of text. Model matching never selects such a model. */
            embedding: boolean;
            /**
             * Format: int32
             * @description Number of dimensions of its embeddings.
             */
            embedding_dims: number | null;
        };
        /** @description A provider with its models. URLs and API keys are never included. */
        ProviderResponse: {
            /** @description Name of the provider. An agent refers to a model by this name and the id of the model. */
            name: components["schemas"]["NotBlankStr"];
            kind: components["schemas"]["ProviderKind"];
            /** @description Whether this is the provider of the environment, which responds in the chat. */
            is_default: boolean;
            /** @description Whether the endpoint returned an HTTP response within two seconds. Always true for the built-in guide. */
            reachable: boolean;
            /** @description Time of the last check; null for the built-in guide, which is not checked. */
            checked_at: components["schemas"]["TimestampOrNull"];
            /** @description Models of the provider. */
            models: components["schemas"]["ProviderModelResponse"][];
        };
        /** @description A role. It replaces the stored role with this name; absent fields get their defaults. */
        PutRoleRequest: {
            /** @description Name of the department to which the role belongs. */
            department: components["schemas"]["DepartmentName"];
            /** @default mid */
            authority_level: components["schemas"]["SeniorityLevel"];
            /**
             * @description Skills that the role requires.
             * @default []
             */
            required_skills: string[];
            /**
             * @description Tools that agents with this role may use.
             * @default []
             */
            tool_access: string[];
            /**
             * @description Prompt template for a model that acts in this role; null without a template.
             * @default null
             */
            system_prompt_template: string | null;
            /**
             * @description Description of the role; can be empty.
             * @default
             */
            description: string;
        };
        /** @description Whether the server is ready, without details of its components. */
        ReadinessProbe: {
            status: components["schemas"]["ReadinessVerdict"];
            /** @description Seconds since the replica started. */
            uptime_seconds: components["schemas"]["UptimeSeconds"];
        };
        /** @description Whether the server is ready, with the status of each component. */
        ReadinessStatus: {
            status: components["schemas"]["ReadinessVerdict"];
            /** @description Seconds since the replica started. */
            uptime_seconds: components["schemas"]["UptimeSeconds"];
            /** @description Whether the database responds. */
            persistence: boolean;
            /** @description Whether events are delivered; the last of the test events that are sent every 10 seconds was received. */
            message_bus: boolean;
            message_carrier: components["schemas"]["MessageCarrier"];
            /** @description Whether a row locked by one connection is locked for all others; checked at startup. If false, the server never becomes ready. */
            row_locks: boolean;
            /** @description Whether the connection to the database keeps named prepared statements; checked at startup. If false, for example with an older connection pooler, statements are not prepared. */
            prepared_statements: boolean;
            /** @description Whether the last call or probe of the default model provider succeeded; null if no provider is configured. It does not affect `status`. */
            providers: boolean | null;
            telemetry: components["schemas"]["TelemetryState"];
            /**
             * @description Version of the interface.
             * @example 0.9.4
             */
            version: string;
        };
        /**
         * @description Whether the server can process requests. `unavailable` is returned with status 503.
         * @enum {string}
         */
        ReadinessVerdict: "ok" | "unavailable";
        /** @description Id of a model; null without a recommendation. */
        RecommendedModel: string | null;
        /** @description The events to send again: one event (`event_id`) or the events of a period (`since`). Exactly one of the two is required; `until` and `status` require `since`. Other combinations return `400` `2001`. */
        RedeliverWebhookRequest: {
            /** @description Id of one event. */
            event_id?: components["schemas"]["Uuid"];
            /** @description Start of the period, inclusive; RFC 3339 with an offset or `Z`. */
            since?: components["schemas"]["ZonedDateTime"];
            /**
             * @description End of the period, exclusive; null for the current time.
             * @default null
             */
            until: components["schemas"]["ZonedDateTimeOrNull"];
            /**
             * @description Status of the deliveries to send again; null for all deliveries and for events without a delivery.
             * @default null
             */
            status: components["schemas"]["WebhookDeliveryStatus"] | null;
        };
        /** @description The complete registration of a worker. An absent field gets its default, even if the worker is already registered. */
        RegisterWorkerRequest: {
            /**
             * @description Ids of the agents whose tasks the worker runs. An empty list means all agents, including future ones.
             * @default []
             */
            agent_ids: components["schemas"]["Uuid"][];
            /**
             * @description Types of the tasks that the worker runs. An empty list means all types.
             * @default []
             */
            task_types: components["schemas"]["TaskType"][];
            /**
             * @description Labels of the worker. A task is offered only to workers that have all labels of the task.
             * @default []
             */
            labels: components["schemas"]["WorkLabel"][];
            /**
             * Format: int32
             * @description Maximum number of runs that the worker executes in parallel.
             * @default 1
             */
            max_runs: number;
            /**
             * Format: visible-text
             * @description Version of the program, for people; can be empty.
             * @default
             */
            version: string;
        };
        /** @description The rejection of an action, with a reason. */
        RejectApprovalRequest: {
            /** @description Reason stored with the decision. */
            reason: string;
            /**
             * @description Id of an open conversation of the caller in which the decision is also recorded as a turn.
             * @default null
             */
            conversation_id: components["schemas"]["Uuid"] | null;
        };
        /** @description A release with its document. */
        ReleaseEntry: {
            /** @description Version of the release. */
            version: string;
            /** @description Path of its document on this server. */
            path: string;
        };
        /** @description A release, which ends a run without a result. */
        ReleaseRunRequest: {
            /** @description Lease token of the claim. */
            lease_token: components["schemas"]["LeaseToken"];
            /**
             * @description Why the worker releases the run, for people; can be empty.
             * @default
             */
            reason: string;
            /**
             * Format: int32
             * @description Minimum number of seconds until the task can be claimed again.
             * @default 0
             */
            delay_seconds: number;
        };
        /** @description The agents of the department in their new order. */
        ReorderAgentsRequest: {
            /** @description Names of all agents of the department, each exactly once; agents with the same name keep their order. Names are compared trimmed, in NFC and ignoring case. */
            agent_names: components["schemas"]["GivenName"][];
        };
        /** @description The departments in their new order. */
        ReorderDepartmentsRequest: {
            /** @description Names of all departments, each exactly once. Names are compared trimmed, in NFC and ignoring case. */
            department_names: components["schemas"]["GivenName"][];
        };
        /** @description A question to a person, or a request for permission. */
        RequestInputRequest: {
            /** @description Lease token of the claim. */
            lease_token: components["schemas"]["LeaseToken"];
            /** @description The question, or what the worker asks permission for. Its first line becomes the title of the approval. */
            question: string;
            /**
             * @description Suggested replies. A person can reply with the text of one of them or with any other text.
             * @default []
             */
            options: string[];
            /** @default question */
            kind: components["schemas"]["RunInputKind"];
            /** @default low */
            risk_level: components["schemas"]["RiskLevel"];
            /**
             * Format: int32
             * @description Seconds until the request expires; null disables expiry.
             * @default null
             */
            ttl_seconds: number | null;
            /**
             * @description Whether the run waits for the reply. If true, the run ends for this worker, and the context of the next claim of the task contains the reply. If false, the run continues, and its heartbeats contain the reply.
             * @default true
             */
            wait: boolean;
        };
        /** @description The new initial password, which the user must change. */
        ResetPasswordRequest: {
            /** @description New initial password, normalised to Unicode NFC. It must not be common or contain the username or the company name. */
            password: components["schemas"]["NewPassword"];
        };
        /**
         * @description State of a parked tool call: there is none, or it is queued, running, finished or failed to run.
         * @enum {string}
         */
        ResumeState: "none" | "queued" | "running" | "done" | "failed";
        /** @description The review of a finished run, criterion by criterion. */
        Review: {
            verdict: components["schemas"]["ReviewVerdict"];
            reviewer: components["schemas"]["Reviewer"];
            /** @description Verdicts on the acceptance criteria; empty if the reviewer gave none. */
            criteria: components["schemas"]["ReviewCriterion"][];
            /** @description Comment of the reviewer; can be empty. */
            comment: string;
            /** @description Time of the review. */
            created_at: components["schemas"]["Timestamp"];
        };
        /** @description The verdict on one acceptance criterion. */
        ReviewCriterion: {
            /**
             * Format: int32
             * @description Position of the criterion in `acceptance_criteria` of the task, starting at 0.
             */
            index: number;
            verdict: components["schemas"]["CriterionVerdict"];
            /** @description Reason for the verdict; can be empty. */
            reason: string;
        };
        /** @description The verdict of a person on one acceptance criterion. */
        ReviewCriterionInput: {
            /**
             * Format: int32
             * @description Position of the criterion in `acceptance_criteria` of the task, starting at 0.
             */
            index: number;
            verdict: components["schemas"]["CriterionVerdict"];
            /**
             * @description Reason for the verdict; can be empty.
             * @default
             */
            reason: string;
        };
        /**
         * @description Decision of a person on a run. `passed` completes its task, `rework` returns the task to its agent.
         * @enum {string}
         */
        ReviewDecision: "passed" | "rework";
        /**
         * @description Who reviews the runs of a task. `auto` depends on the autonomy of the agent, the priority of the task and the cost of the run.
         * @enum {string}
         */
        ReviewPolicy: "none" | "agent" | "person" | "agent_then_person" | "auto";
        /** @description The review of a run by a person. */
        ReviewRunRequest: {
            verdict: components["schemas"]["ReviewDecision"];
            /**
             * @description Verdicts on the acceptance criteria. `passed` requires `met` for each of them.
             * @default []
             */
            criteria: components["schemas"]["ReviewCriterionInput"][];
            /**
             * @description Comment for the agent; can be empty only if `verdict` is `passed`.
             * @default
             */
            comment: string;
        };
        /**
         * @description Verdict of a review. `passed` completes the task, `rework` returns it to its agent, and `undecided` leaves the decision to a person, whose review replaces it. New values can be added; accept unknown values.
         * @enum {string}
         */
        ReviewVerdict: "passed" | "rework" | "undecided";
        /** @description The agent or person who reviewed a run. */
        Reviewer: {
            kind: components["schemas"]["ReviewerKind"];
            /** @description Id of the agent or of the user. */
            id: components["schemas"]["UserId"];
            /** @description Name of the agent or of the user at the time of the review. */
            name: components["schemas"]["NotBlankStr"];
        };
        /**
         * @description Whether an agent or a person reviewed the run.
         * @enum {string}
         */
        ReviewerKind: "agent" | "person";
        /**
         * @description Damage that the action can cause.
         * @enum {string}
         */
        RiskLevel: "low" | "medium" | "high" | "critical";
        /** @description A role. */
        RoleResponse: {
            /** @description Name of the role, in the spelling of its creation. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Name of the department to which the role belongs. */
            department: components["schemas"]["DepartmentName"];
            authority_level: components["schemas"]["SeniorityLevel"];
            /** @description Skills that the role requires. */
            required_skills: components["schemas"]["NotBlankStr"][];
            /** @description Names of the tools that the role may use. */
            tool_access: components["schemas"]["NotBlankStr"][];
            /** @description Prompt template for a model that acts in this role; null without a template. */
            system_prompt_template: string | null;
            /** @description Description of the role; can be empty. */
            description: string;
            /** @description Time at which the role was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the role. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description A role at a point in time. */
        RoleSnapshot: {
            /** @description Name of the role. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Name of the department to which the role belonged. */
            department: components["schemas"]["DepartmentName"];
            authority_level: components["schemas"]["SeniorityLevel"];
            /** @description Skills that the role required. */
            required_skills: components["schemas"]["NotBlankStr"][];
            /** @description Names of the tools that the role could use. */
            tool_access: components["schemas"]["NotBlankStr"][];
            /** @description Template of the system prompt; null without a template. */
            system_prompt_template: string | null;
            /** @description Description of the role; can be empty. */
            description: string;
        };
        /** @description A version in a list. `snapshot` is absent with `snapshots=false`. */
        RoleVersionEntry: {
            /** @description Name of the role. */
            entity_id: components["schemas"]["NotBlankStr"];
            /**
             * Format: int32
             * @description Number of the version, starting at 1 without gaps for each role name.
             */
            version: number;
            /** @description SHA-256 of the snapshot, in lower-case hex. */
            content_hash: components["schemas"]["ContentHash"];
            snapshot?: components["schemas"]["RoleSnapshot"];
            /** @description Id of the user whose change created the version; `system` for the built-in roles. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
        };
        /** @description A version of a role. It never changes, and it is kept when the role is deleted. */
        RoleVersionResponse: {
            /** @description Name of the role. */
            entity_id: components["schemas"]["NotBlankStr"];
            /**
             * Format: int32
             * @description Number of the version, starting at 1 without gaps for each role name.
             */
            version: number;
            /** @description SHA-256 of the snapshot, in lower-case hex. */
            content_hash: components["schemas"]["ContentHash"];
            snapshot: components["schemas"]["RoleSnapshot"];
            /** @description Id of the user whose change created the version; `system` for the built-in roles. */
            saved_by: components["schemas"]["UserId"];
            /** @description Time at which the version was created. */
            saved_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether an agent was chosen for the topic of the message (`routed`), or why no agent was chosen. New values can be added; accept unknown values.
         * @enum {string}
         */
        RoutingReason: "routed" | "routing_disabled" | "no_active_agents" | "below_confidence_floor" | "role_unresolved" | "response_invalid" | "call_failed" | "no_keyword_match";
        /** @description One attempt of a worker at a task. */
        Run: {
            /** @description Id of the run. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the task of the run. */
            task_id: components["schemas"]["Uuid"];
            /** @description Id of the project of the task. */
            project_id: components["schemas"]["Uuid"];
            /** @description Id of the agent for whom the worker acts. */
            agent_id: components["schemas"]["Uuid"];
            /** @description Name of the worker that claimed the run. The worker may have been deleted since. */
            worker_name: components["schemas"]["WorkerName"];
            worker_kind: components["schemas"]["WorkerKind"];
            kind: components["schemas"]["RunKind"];
            /**
             * Format: int32
             * @description Number of the attempt, starting at 1. Released runs are not counted, so several runs can have the same number.
             */
            attempt: number;
            /**
             * Format: int64
             * @description Number of claims of the task, up to and including this one. A later run of the task has a larger epoch.
             */
            epoch: number;
            status: components["schemas"]["RunStatus"];
            /** @description What the run did and delivered; empty until it is finished. */
            summary: string;
            /** @description Reports on the acceptance criteria; empty until the run is finished. */
            criteria: components["schemas"]["RunCriterion"][];
            /** @description Why the run failed; null unless the status is `failed`. */
            failure: components["schemas"]["RunFailure"] | null;
            /**
             * Format: int32
             * @description Progress in percent; null if the worker reported none.
             */
            progress: number | null;
            /** @description Current or last activity of the run, or the reason of its release; can be empty. */
            note: string;
            usage: components["schemas"]["RunUsage"];
            /** @description The latest review of the run; null without a review. */
            review: components["schemas"]["Review"] | null;
            /** @description Why the run was asked to stop, or why the server ended it; null otherwise. */
            stop_reason: components["schemas"]["RunStopReason"] | null;
            /** @description Time of the claim. */
            started_at: components["schemas"]["Timestamp"];
            /** @description Time at which the lease expires or expired; null while the status is `waiting`, when the run has no lease. */
            lease_expires_at: components["schemas"]["TimestampOrNull"];
            /** @description Time at which the run is asked to stop; null while the status is `waiting`, when the run has no deadline. */
            hard_deadline: components["schemas"]["TimestampOrNull"];
            /** @description Time at which the run ended; null while it is open. */
            finished_at: components["schemas"]["TimestampOrNull"];
            /** @description Whether the worker finished the run after its lease had expired. */
            finished_late: boolean;
        };
        /** @description The agent for whom a worker acts. */
        RunAgent: {
            /** @description Id of the agent. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the agent. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Job title of the agent. */
            role: components["schemas"]["NotBlankStr"];
            personality: components["schemas"]["Personality"];
            /** @description System prompt template of the role; null if the role has none or the organisation has no such role. */
            system_prompt: string | null;
            /** @description Name of the provider of the agent's model; null if the agent has no model. */
            model_provider: string | null;
            /** @description Id of the agent's model; null if the agent has no model. */
            model_id: string | null;
        };
        /** @description The company of a run. */
        RunCompany: {
            /** @description Name of the company. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the company; null without a description. */
            description: string | null;
        };
        /** @description What a worker needs to know to execute a run. All text in it was written by people, agents or tools and is untrusted: never treat it as instructions to the program. */
        RunContext: {
            /** @description The company; null before it has a name. */
            company: components["schemas"]["RunCompany"] | null;
            /** @description Department of the agent; null if it does not exist. */
            department: components["schemas"]["RunDepartment"] | null;
            /** @description The agent for whom the worker acts; null if the agent was deleted after the claim. */
            agent: components["schemas"]["RunAgent"] | null;
            /** @description Project of the task; null if it was deleted. */
            project: components["schemas"]["RunProject"] | null;
            /** @description Charter of the task or of its project; null without a charter. It is included even if the caller cannot read it with `getCharter`. */
            charter: components["schemas"]["ProjectCharter"] | null;
            /** @description Parent task; null without a parent task. */
            parent: components["schemas"]["Task"] | null;
            /** @description Results of the dependencies of the task and, for a run of kind `integrate`, of its subtasks. */
            dependencies: components["schemas"]["RunDependency"][];
            /** @description Acceptance criteria of the task. The position in this list, starting at 0, is the `index` of reports and reviews. */
            criteria: components["schemas"]["AcceptanceCriterion"][];
            /** @description Artifacts of earlier runs of the task, in all versions, oldest first. */
            artifacts: components["schemas"]["ArtifactSummary"][];
            /** @description Reviews of earlier runs of the task, newest first. */
            feedback: components["schemas"]["Review"][];
            /** @description Input requests of earlier runs of the task, including pending ones, oldest first. */
            inputs: components["schemas"]["AnsweredInput"][];
            /** @description The newest `message` steps of earlier runs of the task, up to 64 KiB in total, oldest first. */
            history: components["schemas"]["RunMessage"][];
            limits: components["schemas"]["RunLimits"];
        };
        /** @description The report of a worker on one acceptance criterion. */
        RunCriterion: {
            /**
             * Format: int32
             * @description Position of the criterion in `acceptance_criteria` of the task, starting at 0.
             */
            index: number;
            /** @description Whether the criterion is met, as reported. A report without evidence is stored as not met. */
            met: boolean;
            /** @description Why the criterion is met, or why not; can be empty. */
            evidence: string;
            /** @description Id of the artifact of the run that serves as evidence; null without one. */
            artifact_id: components["schemas"]["Uuid"] | null;
        };
        /** @description The report of a worker on one acceptance criterion. */
        RunCriterionInput: {
            /**
             * Format: int32
             * @description Position of the criterion in `acceptance_criteria` of the task, starting at 0.
             */
            index: number;
            /** @description Whether the criterion is met. Without `evidence` it is stored as not met. */
            met: boolean;
            /**
             * @description Why the criterion is met, or why not.
             * @default
             */
            evidence: string;
            /**
             * @description Id of an artifact of this run that serves as evidence; null without one.
             * @default null
             */
            artifact_id: components["schemas"]["Uuid"] | null;
        };
        /** @description The department of the agent of a run. */
        RunDepartment: {
            /** @description Id of the department. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the department. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the department; can be empty. */
            description: string;
        };
        /** @description The result of a completed dependency or subtask of the task of a run. */
        RunDependency: {
            /** @description Id of the completed task. */
            task_id: components["schemas"]["Uuid"];
            /** @description Title of the completed task. */
            title: components["schemas"]["NotBlankStr"];
            /** @description Summary of its accepted run; empty if it was completed without a run. */
            summary: string;
            /** @description Accepted artifacts of the task. */
            artifacts: components["schemas"]["ArtifactSummary"][];
        };
        /** @description The run after it has ended. This is the last frame. */
        RunDoneFrame: {
            /**
             * @description Always `done`.
             * @constant
             */
            event: "done";
            data: components["schemas"]["Run"];
        };
        /** @description Why a run failed. */
        RunFailure: {
            kind: components["schemas"]["RunFailureKind"];
            /** @description What failed; can be empty. */
            message: string;
            /** @description Whether another run can succeed. */
            retryable: boolean;
        };
        /** @description Why the run failed. */
        RunFailureInput: {
            kind: components["schemas"]["RunFailureKind"];
            /**
             * @description What failed, for people; can be empty. Credentials in it are replaced by `***`.
             * @default
             */
            message: string;
            /**
             * @description Whether another run can succeed. If false, the task is blocked until a person acts.
             * @default true
             */
            retryable: boolean;
        };
        /**
         * @description Why a run failed: a tool (`tool`), the model provider (`provider`), an exhausted budget (`budget`), a deadline (`timeout`), a model that declined the request or people who rejected the plans (`refused`), calls without progress (`loop`), an expected artifact that was not delivered (`missing_artifact`), unusable output (`invalid_output`), or anything else (`unknown`).
         * @enum {string}
         */
        RunFailureKind: "tool" | "provider" | "budget" | "timeout" | "refused" | "loop" | "missing_artifact" | "invalid_output" | "unknown";
        /** @description A frame of a streamed run. On the wire `id` and `event` are the lines with these names and `data` is the JSON of the single `data:` line; a blank line ends the frame. Lines that begin with a colon are comments. */
        RunFrame: components["schemas"]["RunStatusFrame"] | components["schemas"]["RunStepFrame"] | components["schemas"]["RunDoneFrame"] | components["schemas"]["ClosedFrame"] | components["schemas"]["FeedErrorFrame"];
        /**
         * @description Whether a worker asks for information (`question`) or for permission (`permission`).
         * @enum {string}
         */
        RunInputKind: "question" | "permission";
        /**
         * @description What a run does: execute the task (`work`), plan it (`plan`), combine the results of its subtasks (`integrate`), or review another run (`review`). External workers get only `work` and `integrate`. New values can be added; accept unknown values.
         * @enum {string}
         */
        RunKind: "work" | "plan" | "integrate" | "review";
        /** @description Limits of a run. */
        RunLimits: {
            /** @description Deadline of the task; null without a deadline. */
            deadline: components["schemas"]["TimestampOrNull"];
            /** @description Time at which the run is asked to stop. */
            hard_deadline: components["schemas"]["Timestamp"];
            /**
             * Format: double
             * @description Smallest remaining amount of all caps that apply to the run, in `currency`; null without a cap.
             */
            budget_left: number | null;
            /** @description The live currency, in which costs are reported. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int64
             * @description Maximum size of an artifact in bytes.
             */
            max_artifact_bytes: number;
        };
        /** @description A message of the agent in an earlier run. */
        RunMessage: {
            /** @description Id of the run. */
            run_id: components["schemas"]["Uuid"];
            /**
             * Format: int32
             * @description Number of the step in that run.
             */
            number: number;
            /** @description Title of the step. */
            title: components["schemas"]["NotBlankStr"];
            /** @description Content of the step; can be empty. */
            content: string;
        };
        /**
         * @description Whether a run completed its task.
         * @enum {string}
         */
        RunOutcome: "succeeded" | "failed";
        /** @description The project of a claimed task. */
        RunProject: {
            /** @description Id of the project. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the project. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Description of the project; can be empty. */
            description: string;
            /** @description Id of the agent who leads the project; null without a lead. */
            lead: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description Budget in `currency`; 0 means no cap.
             */
            budget: number;
            /** @description Currency of the budget. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Deadline of the project; null without a deadline. */
            deadline: components["schemas"]["TimestampOrNull"];
        };
        /**
         * @description Status of a run. Runs with the status `running` or `waiting` are open. A running run has a worker with a lease; a waiting run has neither and waits for a person to decide. The other values are final, except that an `expired` run can be finished until its task is claimed again.
         * @enum {string}
         */
        RunStatus: "running" | "waiting" | "succeeded" | "failed" | "expired" | "released" | "cancelled";
        /** @description The run. Sent first, and again after a change, at most every 2 seconds. */
        RunStatusFrame: {
            /**
             * @description Always `status`.
             * @constant
             */
            event: "status";
            data: components["schemas"]["Run"];
        };
        /** @description A step of a run. */
        RunStep: {
            /**
             * Format: int32
             * @description Number of the step in its run, starting at 1 without gaps, in order of arrival.
             */
            number: number;
            /** @description Key of the step, chosen by the worker, unique in the run. */
            key: string;
            kind: components["schemas"]["RunStepKind"];
            /** @description Title of the step. */
            title: components["schemas"]["NotBlankStr"];
            /** @description Content of the step, with credentials replaced by `***`; can be empty. The text is untrusted. */
            content: string;
            /** @description Name of the called tool; null if the step is not a tool call. */
            tool_name: string | null;
            /** @description Whether the step failed. */
            is_error: boolean;
            /** @description Name of the called model; null if the step is not a model call. */
            model: string | null;
            /** @description Tokens and cost of the step; null without usage. */
            usage: components["schemas"]["StepUsage"] | null;
            /** @description Start of the step by the clock of the worker; null if unknown. */
            started_at: components["schemas"]["TimestampOrNull"];
            /** @description End of the step by the clock of the worker; null if unknown or not yet finished. */
            finished_at: components["schemas"]["TimestampOrNull"];
            /** @description Time at which the server stored the step. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Whether the step arrived after the lease had expired or the run had ended. */
            is_late: boolean;
        };
        /** @description A step of the run. Its number is the id of the frame. */
        RunStepFrame: {
            /** @description Number of the step. */
            id: string;
            /**
             * @description Always `step`.
             * @constant
             */
            event: "step";
            data: components["schemas"]["RunStep"];
        };
        /**
         * @description Kind of a step: a message of the agent, a model call, a tool call, a note, or a change of status. Of these, the context of the next run of the task contains only `message` steps.
         * @enum {string}
         */
        RunStepKind: "message" | "model_call" | "tool_call" | "note" | "status";
        /** @description A step to add to a run. */
        RunStepReport: {
            /** @description Key of the step, chosen by the worker, unique in the run. A step with a known key is skipped, so a request can be repeated safely. */
            key: string;
            kind: components["schemas"]["RunStepKind"];
            /** @description Title of the step. Credentials in it are replaced by `***`. */
            title: string;
            /**
             * @description Content of the step, at most 65,536 bytes in UTF-8. Credentials in it are replaced by `***`.
             * @default
             */
            content: string;
            /**
             * @description Name of the called tool; null if the step is not a tool call.
             * @default null
             */
            tool_name: string | null;
            /**
             * @description Whether the step failed.
             * @default false
             */
            is_error: boolean;
            /**
             * @description Name of the called model; null if the step is not a model call.
             * @default null
             */
            model: string | null;
            /**
             * @description Tokens and cost of the step; null without usage. The cost is booked once for each key. The cost of a `model_call` without `finished_at` is reserved until a step with the same key and `finished_at` replaces it.
             * @default null
             */
            usage: components["schemas"]["StepUsageInput"] | null;
            /**
             * @description Start of the step by the clock of the worker; null if unknown.
             * @default null
             */
            started_at: components["schemas"]["ZonedDateTimeOrNull"];
            /**
             * @description End of the step by the clock of the worker; null if unknown or not yet finished.
             * @default null
             */
            finished_at: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /**
         * @description Why a run was asked to stop, or why the server ended it. In addition to the values of `StopReason`: the task got another agent (`reassigned`), the worker was deleted (`worker_deleted`), or the input request (`input`) or the approval (`approval`) that the run waited for was decided or expired, and the task continues in a new run. New values can be added; accept unknown values.
         * @enum {string}
         */
        RunStopReason: "cancelled" | "paused" | "deadline" | "budget" | "server_stopping" | "expired" | "reassigned" | "worker_deleted" | "input" | "approval";
        /** @description Model calls, tool calls, tokens and cost of a run so far. */
        RunUsage: {
            /**
             * Format: int32
             * @description Number of model calls.
             */
            model_calls: number;
            /**
             * Format: int32
             * @description Number of tool calls.
             */
            tool_calls: number;
            /**
             * Format: int64
             * @description Number of input tokens of all steps.
             */
            input_tokens: number;
            /**
             * Format: int64
             * @description Number of output tokens of all steps.
             */
            output_tokens: number;
            /**
             * Format: double
             * @description Cost in `currency` of all steps, also of late ones and beyond a cap.
             */
            cost: number;
            /** @description Currency of the cost. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The new value of a setting. */
        SaveSettingRequest: {
            /** @description New value, in the JSON type of the setting. A value of another type or out of range returns `422`. */
            value: unknown;
        };
        /** @description What is in scope and out of scope. */
        ScopeBoundaries: {
            /** @description Results that are in scope. */
            in_scope: components["schemas"]["NotBlankStr"][];
            /** @description Results that are out of scope. */
            out_of_scope: components["schemas"]["NotBlankStr"][];
        };
        /** @description What is in scope and out of scope. */
        ScopeBoundariesInput: {
            /**
             * @description Results that are in scope.
             * @default []
             */
            in_scope: string[];
            /**
             * @description Results that are out of scope.
             * @default []
             */
            out_of_scope: string[];
        };
        /**
         * @description Seniority of an agent or a role, from `junior` to `c_suite`.
         * @enum {string}
         */
        SeniorityLevel: "junior" | "mid" | "senior" | "lead" | "principal" | "director" | "vp" | "c_suite";
        /** @description Id of a session, a UUID of version 4 as 32 lower-case hexadecimal digits. */
        SessionId: string;
        /** @description A session that is neither revoked nor expired. */
        SessionResponse: {
            /** @description Id of the session. */
            session_id: components["schemas"]["SessionId"];
            /** @description Id of the user who signed in. */
            user_id: components["schemas"]["UserId"];
            /** @description Username of that user. */
            username: string;
            /** @description IP address of the sign-in; can be empty. */
            ip_address: string;
            /** @description User agent of the sign-in, truncated to 512 characters; can be empty. */
            user_agent: string;
            /** @description Time of the sign-in. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last sign-in or refresh. */
            last_active_at: components["schemas"]["Timestamp"];
            /** @description Expiry of the access session; a refresh extends it. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Whether this request was authenticated by the session. */
            is_current: boolean;
        };
        /**
         * @description Owners of the listed sessions. `all` takes effect for the `ceo`; other callers get their own sessions.
         * @enum {string}
         */
        SessionScope: "own" | "all";
        /** @description A setting that can be changed while the server runs. */
        SettingEntry: {
            /** @description Namespace of the setting. */
            namespace: components["schemas"]["NotBlankStr"];
            /** @description Key of the setting within its namespace. */
            key: components["schemas"]["NotBlankStr"];
            type: components["schemas"]["SettingType"];
            /** @description Effective value. */
            value: components["schemas"]["SettingValue"];
            /** @description Value if neither the environment nor a user sets one. */
            default: components["schemas"]["SettingValue"];
            source: components["schemas"]["SettingSource"];
            /**
             * Format: double
             * @description Minimum of a number or minimum length of a text; null without a minimum.
             */
            minimum: number | null;
            /**
             * Format: double
             * @description Maximum of a number or maximum length of a text; null without a maximum.
             */
            maximum: number | null;
            /** @description Allowed values of a text; null if every text is allowed. */
            allowed: components["schemas"]["NotBlankStr"][] | null;
            /** @description What the setting controls, and its unit. */
            description: components["schemas"]["NotBlankStr"];
            /** @description Time at which the value was stored; null if no value is stored. */
            updated_at: components["schemas"]["TimestampOrNull"];
            /** @description Id of the user who stored the value; null if no value is stored. */
            updated_by: components["schemas"]["UserId"] | null;
        };
        /**
         * @description Source of the effective value: the default, the environment of the server, or a stored value.
         * @enum {string}
         */
        SettingSource: "default" | "environment" | "stored";
        /**
         * @description JSON type of a setting.
         * @enum {string}
         */
        SettingType: "boolean" | "integer" | "number" | "string";
        /** @description A value with the JSON type of its setting. */
        SettingValue: unknown;
        /** @description An agent to add at the end of the roster. */
        SetupAgentRequest: {
            /**
             * Format: visible-text
             * @description Name of the agent. During the setup it does not have to be unique.
             */
            name: string;
            /**
             * Format: visible-text
             * @description Job title of the agent, free text.
             */
            role: string;
            /**
             * @description Name of a department. The department does not have to exist; if it exists, its spelling is stored.
             * @default engineering
             */
            department: string;
            /** @default mid */
            level: components["schemas"]["SeniorityLevel"];
            /**
             * @description Key of a preset from `listPersonalityPresets`; case and surrounding white space are ignored. Null or blank selects the default preset.
             * @default pragmatic_builder
             */
            personality_preset: string | null;
            /** @description Name of a provider from `listProviders`. */
            model_provider: string;
            /** @description Id of a model that the provider offers. */
            model_id: string;
            /**
             * Format: double
             * @description Monthly budget of the agent in the live currency; null disables the limit.
             * @default null
             */
            budget_limit_monthly: number | null;
        };
        /** @description The new agent. */
        SetupAgentResponse: {
            /** @description Name of the agent. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Job title of the agent. */
            role: components["schemas"]["NotBlankStr"];
            /** @description Name of the department of the agent. */
            department: components["schemas"]["NotBlankStr"];
            /** @description Name of the provider of the model. */
            model_provider: components["schemas"]["NotBlankStr"];
            /** @description Id of the model. */
            model_id: components["schemas"]["NotBlankStr"];
        };
        /** @description An agent of the roster. */
        SetupAgentSummary: {
            /** @description Id of the agent. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the agent. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Job title of the agent. */
            role: components["schemas"]["NotBlankStr"];
            /** @description Name of the department of the agent. */
            department: components["schemas"]["NotBlankStr"];
            level: components["schemas"]["SeniorityLevel"];
            /** @description Name of the provider of the model; null, together with `model_id`, if the agent has no model. */
            model_provider: string | null;
            /** @description Id of the model; null if the agent has no model. */
            model_id: string | null;
            tier: components["schemas"]["ModelTier"];
            /** @description Key of the preset of the personality; null without a preset. */
            personality_preset: string | null;
        };
        /** @description The company to set up. Each request sets all fields; an absent or null field gets its default, except `currency`, which stays unchanged. */
        SetupCompanyRequest: {
            /**
             * Format: visible-text
             * @description Name of the company; stored trimmed and in NFC.
             */
            company_name: string;
            /**
             * @description Description of the company, stored trimmed; a blank text is stored as null.
             * @default null
             */
            description: string | null;
            /**
             * @description Key of a template from `listSetupTemplates`; case and surrounding white space are ignored. Null creates a company without departments and agents.
             * @default null
             */
            template_name: string | null;
            /**
             * @description Values of variables of the template, by name. Absent variables get their defaults.
             * @default {}
             */
            template_variables: {
                [key: string]: unknown;
            };
            /**
             * @description Active ISO 4217 code, which becomes the live currency; null leaves the live currency unchanged.
             * @default null
             */
            currency: string | null;
            /**
             * Format: double
             * @description Monthly budget in the live currency; `0` disables enforcement. Null selects the budget of the template, or 100 without a template.
             * @default null
             */
            budget: number | null;
            /**
             * @description Profile by which models are assigned to agents; null selects the default profile.
             * @default balanced
             */
            model_tier_profile: components["schemas"]["ModelTierProfile"] | null;
        };
        /** @description The company of the setup. */
        SetupCompanyResponse: {
            /** @description Name of the company. */
            company_name: components["schemas"]["NotBlankStr"];
            /** @description Description of the company; null without a description. */
            description: string | null;
            /** @description Key of the template; null without a template. */
            template_applied: string | null;
            /**
             * Format: int32
             * @description Number of departments.
             */
            department_count: number;
            /** @description Agents in company order. */
            agents: components["schemas"]["SetupAgentSummary"][];
            /**
             * Format: int32
             * @description Number of agents.
             */
            agent_count: number;
            /** @description Live currency. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: double
             * @description Effective monthly budget.
             */
            budget: number;
            model_tier_profile: components["schemas"]["ModelTierProfile"];
        };
        /** @description The result of a completed setup. */
        SetupCompleteResponse: {
            /** @description Always true; an incomplete setup returns an error. */
            setup_complete: boolean;
            /** @description Whether an embedding model was selected. Without one all features except semantic search are available. */
            embedder_selected: boolean;
            /** @description Why no embedding model was selected; null if one was. */
            embedder_failure_reason: string | null;
        };
        /** @description Recommended models for each kind of task. */
        SetupModelRecommendationsResponse: {
            /** @description Ids of all models of the catalogue that generate text, each once. */
            decomposition_candidates: components["schemas"]["NotBlankStr"][];
            /** @description Model recommended for dividing work into tasks; null without a recommendation. */
            decomposition_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for research; null without a recommendation. */
            research_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for proposals; null without a recommendation. */
            propose_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for charter interviews; null without a recommendation. */
            charter_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for the chief of staff; null without a recommendation. */
            cos_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for narratives; null without a recommendation. */
            narrative_recommended: components["schemas"]["RecommendedModel"];
            /** @description Model recommended for the selection of intents and agents; null without a recommendation. */
            routing_recommended: components["schemas"]["RecommendedModel"];
            /** @description Ids of all embedding models of the catalogue, each once. */
            embedding_candidates: components["schemas"]["NotBlankStr"][];
            /** @description Model recommended for embeddings; null without a recommendation. */
            embedding_recommended: components["schemas"]["RecommendedModel"];
            /**
             * Format: int32
             * @description Number of dimensions of `embedding_recommended`.
             */
            embedding_recommended_dims: number | null;
        };
        /** @description The locales from which random names are drawn. */
        SetupNameLocalesRequest: {
            /** @description Codes from `listAvailableLocales`, each once and case-sensitive, or only `__all__`. */
            locales: components["schemas"]["GivenName"][];
        };
        /** @description The stored locales. */
        SetupNameLocalesResponse: {
            /** @description Stored locale codes; only `__all__` means all locales. */
            locales: components["schemas"]["NotBlankStr"][];
        };
        /** @description The first account of a new deployment. */
        SetupRequest: {
            /** @description Username of the first account. */
            username: components["schemas"]["NewName"];
            /** @description Password of the first account, normalised to Unicode NFC. White space only, common passwords and passwords that contain the username are refused. */
            password: components["schemas"]["NewPassword"];
        };
        /** @description The progress of the setup of this deployment. */
        SetupStatusResponse: {
            /** @description Whether the first account must still be created with `setupAdmin`. */
            needs_admin: boolean;
            /** @description Whether `setupAdmin` requires the header `x-setup-token`, which the operator knows. False after the first account was created. */
            needs_setup_token: boolean;
            /** @description Whether the setup must still be completed. */
            needs_setup: boolean;
            /** @description Whether a model provider exists. Without one the setup cannot be completed. */
            has_providers: boolean;
            /** @description Whether locales for random names are stored. */
            has_name_locales: boolean;
            /** @description Whether a company name is stored. */
            has_company: boolean;
            /** @description Whether the roster has agents. */
            has_agents: boolean;
            /**
             * Format: int32
             * @description Minimum length of a new password in this deployment, in characters.
             */
            min_password_length: number;
        };
        /** @description A single-line name of at most 128 characters. White space only and control characters (U+0001 to U+001F, U+007F) are refused. */
        SingleLineName: string;
        /**
         * @description A way of working for which the agents of a template are prepared. New values can be added; accept unknown values.
         * @enum {string}
         */
        SkillPattern: "tool_wrapper" | "generator" | "reviewer" | "inversion" | "pipeline";
        /** @description The spending of one period. */
        SpendingEntry: {
            /** @description A day or a month. */
            period: string;
            level: components["schemas"]["SpendingLevel"];
            /** @description Id of the department, agent or charter; null for the company. */
            id: components["schemas"]["Uuid"] | null;
            /** @description Current name or title; null if there is none or if the object was deleted. */
            name: string | null;
            /**
             * Format: double
             * @description Cost of the calls, in `currency`.
             */
            amount: number;
            /** @description The live currency at that time. */
            currency: components["schemas"]["CurrencyCode"];
            /**
             * Format: int64
             * @description Number of model calls.
             */
            calls: number;
            /**
             * Format: int64
             * @description Number of tokens sent to models.
             */
            input_tokens: number;
            /**
             * Format: int64
             * @description Number of tokens received from models.
             */
            output_tokens: number;
        };
        /**
         * @description Level of a spending entry.
         * @enum {string}
         */
        SpendingLevel: "company" | "department" | "agent" | "charter";
        /**
         * @description Length of the periods.
         * @enum {string}
         */
        SpendingPeriod: "day" | "month";
        /** @description Tokens and cost of a step. */
        StepUsage: {
            /**
             * Format: int32
             * @description Number of input tokens.
             */
            input_tokens: number;
            /**
             * Format: int32
             * @description Number of output tokens.
             */
            output_tokens: number;
            /**
             * Format: double
             * @description Cost in the currency of the run.
             */
            cost: number;
        };
        /** @description Tokens and cost of a step. */
        StepUsageInput: {
            /**
             * Format: int32
             * @description Number of input tokens.
             * @default 0
             */
            input_tokens: number;
            /**
             * Format: int32
             * @description Number of output tokens.
             * @default 0
             */
            output_tokens: number;
            /**
             * Format: double
             * @description Cost in the live currency. The maximum is far below that of budgets, so that one report cannot use up every budget.
             * @default 0
             */
            cost: number;
        };
        /**
         * @description Why a worker must stop: the task was cancelled (`cancelled`) or paused with mode `drain` (`paused`), the hard deadline has passed (`deadline`), a cap is used up (`budget`), the server stops (`server_stopping`), or the lease has expired (`expired`). New values can be added; accept unknown values.
         * @enum {string}
         */
        StopReason: "cancelled" | "paused" | "deadline" | "budget" | "server_stopping" | "expired";
        /** @description A request to stop the run. Finish the run with its current result, or release it. Its lease expires `work.lease_seconds` after the request. */
        StopRequest: {
            reason: components["schemas"]["StopReason"];
        };
        /** @description The end of a stream. */
        StreamEnd: {
            reason: components["schemas"]["StreamEndReason"];
        };
        /**
         * @description Why a stream ended. revoked - the credential was revoked, or the role of its user changed; stopping - the server stops, so connect again; slow - more than 256 events were pending, so connect again with `Last-Event-ID`. New values can be added; accept unknown values.
         * @enum {string}
         */
        StreamEndReason: "revoked" | "stopping" | "slow";
        /** @description The error in the form of an error response: the envelope, or the bare problem document if `Accept` prefers it. */
        StreamFailure: components["schemas"]["FailureResponse"] | components["schemas"]["ProblemDetail"];
        /** @description A task. */
        Task: {
            /** @description Id of the task. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the project of the task. */
            project_id: components["schemas"]["Uuid"];
            /** @description Title of the task. */
            title: components["schemas"]["NotBlankStr"];
            /** @description What must be done; can be empty. */
            description: string;
            type: components["schemas"]["TaskType"];
            priority: components["schemas"]["TaskPriority"];
            estimated_complexity: components["schemas"]["TaskComplexity"];
            status: components["schemas"]["TaskStatus"];
            /** @description Id of the agent who performs the task; null without an agent. */
            assigned_to: components["schemas"]["Uuid"] | null;
            /** @description Criteria for completion. */
            acceptance_criteria: components["schemas"]["AcceptanceCriterion"][];
            /** @description Ids of the tasks that must be completed before this one. */
            dependencies: components["schemas"]["Uuid"][];
            /** @description Labels that a worker must have to run the task. */
            labels: components["schemas"]["TaskLabel"][];
            /** @description Names of the artifacts that a run must deliver to succeed, or patterns such as `*.pdf`. */
            expected_artifacts: components["schemas"]["ArtifactPattern"][];
            /**
             * Format: int32
             * @description Number of failed or expired runs after which the task is blocked; null uses the setting `work.max_attempts`.
             */
            max_attempts: number | null;
            /** @description Who reviews the runs of the task; null uses the setting `work.review`. */
            review_policy: components["schemas"]["ReviewPolicy"] | null;
            /**
             * Format: int32
             * @description Number of failed or expired runs since the last success, the last change of the agent, or the last start of the blocked task.
             */
            attempts: number;
            /**
             * Format: int32
             * @description Number of reviews with the verdict `rework`.
             */
            reworks: number;
            /** @description Id of the open run, or of the latest one; null before the first run. */
            run_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the parent task; null without a parent task. */
            parent_task_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the plan from which the task was created, or which the task represents; null if there is none. */
            plan_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the plan item from which the task was created; null if there is none. */
            plan_item_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the charter whose run the task is; null if there is none. */
            charter_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the forecast of that run; null if there is none. */
            forecast_id: components["schemas"]["Uuid"] | null;
            /** @description Id of the conversation of that charter; null if there is none. */
            correlation_id: components["schemas"]["Uuid"] | null;
            /**
             * Format: double
             * @description Cap of the run, in the currency of the project; null if the task has no separate cap.
             */
            hard_ceiling: number | null;
            /** @description Deadline of the task; null without a deadline. */
            deadline: components["schemas"]["TimestampOrNull"];
            /** @description Earliest time at which the task can be ready; null without a schedule. */
            not_before: components["schemas"]["TimestampOrNull"];
            /** @description Why the task is not being worked on; null if it is final, in progress, or `created` with an agent. Computed when the task is read: a change writes no event. Not covered by the ETag, so a `304` can hide a change. */
            waiting_for: components["schemas"]["WaitingFor"] | null;
            source: components["schemas"]["TaskSource"];
            /** @description How the run was started, phase by phase; empty unless a charter created the task. */
            dispatch: components["schemas"]["DispatchStep"][];
            /** @description Id of the user who created the task. */
            created_by: components["schemas"]["UserId"];
            /** @description Time at which the task was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the task. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Difficulty of a task.
         * @enum {string}
         */
        TaskComplexity: "simple" | "medium" | "complex" | "epic";
        /**
         * Format: int32
         * @description Number of tasks.
         */
        TaskCount: number;
        /** @description Label that a worker must have to run the task. */
        TaskLabel: string;
        /**
         * @description Priority of a task.
         * @enum {string}
         */
        TaskPriority: "critical" | "high" | "medium" | "low";
        /**
         * @description How a task was created. New values can be added; accept unknown values.
         * @enum {string}
         */
        TaskSource: "charter" | "plan" | "manual" | "agent";
        /**
         * @description Status of a task. `completed`, `failed`, `cancelled` and `rejected` are final.
         * @enum {string}
         */
        TaskStatus: "created" | "assigned" | "in_progress" | "in_review" | "blocked" | "completed" | "failed" | "cancelled" | "rejected";
        /** @description Number of tasks with each status. */
        TaskStatusCounts: {
            created: components["schemas"]["TaskCount"];
            assigned: components["schemas"]["TaskCount"];
            in_progress: components["schemas"]["TaskCount"];
            in_review: components["schemas"]["TaskCount"];
            blocked: components["schemas"]["TaskCount"];
            completed: components["schemas"]["TaskCount"];
            failed: components["schemas"]["TaskCount"];
            cancelled: components["schemas"]["TaskCount"];
            rejected: components["schemas"]["TaskCount"];
        };
        /**
         * @description Kind of work.
         * @enum {string}
         */
        TaskType: "development" | "design" | "research" | "review" | "meeting" | "admin";
        /**
         * @description Whether traces are exported.
         * @enum {string}
         */
        TelemetryState: "enabled" | "disabled";
        /** @description A template from which a company can be created. */
        TemplateInfoResponse: {
            /** @description Key of the template. */
            name: components["schemas"]["NotBlankStr"];
            /** @description Name of the template for people. */
            display_name: components["schemas"]["NotBlankStr"];
            /** @description Description of the template. */
            description: components["schemas"]["NotBlankStr"];
            source: components["schemas"]["TemplateSource"];
            /** @description Keywords of the template. */
            tags: components["schemas"]["NotBlankStr"][];
            /** @description How the agents of the template share their skills. */
            skill_patterns: components["schemas"]["SkillPattern"][];
            /** @description Variables that the request can set. */
            variables: components["schemas"]["TemplateVariableResponse"][];
            /**
             * Format: int32
             * @description Number of agents that the template creates with the default variables.
             */
            agent_count: number;
            /**
             * Format: int32
             * @description Number of departments that the template creates with the default variables.
             */
            department_count: number;
            autonomy_level: components["schemas"]["AutonomyLevel"];
            workflow: components["schemas"]["WorkflowType"];
            /** @description Posture of the template; null without one. */
            posture: components["schemas"]["Posture"] | null;
        };
        /**
         * @description Source of a template; `user` templates are files of the operator of this deployment.
         * @enum {string}
         */
        TemplateSource: "builtin" | "user";
        /** @description A variable of a template. */
        TemplateVariableResponse: {
            /** @description Name of the variable, a key of `template_variables`. */
            name: components["schemas"]["NotBlankStr"];
            /** @description What the variable controls; can be empty. */
            description: string;
            var_type: components["schemas"]["VariableType"];
            /** @description Value if none is given; null for a required variable. */
            default: unknown;
            /** @description Whether a value must be given. */
            required: boolean;
            /** @description Whether a client should omit the variable from a simple form. */
            hidden: boolean;
        };
        /** @description Effective values of the variables of the applied template, by name; empty without a template. */
        TemplateVariables: {
            [key: string]: unknown;
        };
        /**
         * @description Why an acting turn ended. New values can be added; accept unknown values.
         * @enum {string}
         */
        TerminationReason: "completed" | "parked" | "max_turns" | "provider_error" | "budget_exhausted" | "rejected";
        /**
         * Format: date-time
         * @description Timestamp in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description Timestamp in UTC with milliseconds, or null.
         */
        TimestampOrNull: string | null;
        /** @description A tool call of an acting turn. */
        ToolCallOutcome: {
            /** @description Name of the tool. */
            tool_name: components["schemas"]["NotBlankStr"];
            /** @description Whether the tool call failed. */
            is_error: boolean;
            /** @description Result of the tool as text. */
            result: string;
        };
        /** @description The current password of the caller, as a confirmation. */
        TransferCeoRequest: {
            /** @description Current password of the caller. */
            password: components["schemas"]["GivenPassword"];
        };
        /**
         * @description The limit that ended a round before all agents had contributed. New values can be added; accept unknown values.
         * @enum {string}
         */
        TruncatedReason: "token_budget_exhausted" | "max_total_turns_reached";
        /** @description The intent that `sendTurn` would choose for the same body, and what determined it. */
        TurnClassification: {
            intent: components["schemas"]["TurnIntent"];
            intent_reason: components["schemas"]["IntentReason"];
            /** @description Confidence of the classifier; null if the classifier was not called or failed. */
            intent_confidence: components["schemas"]["Confidence"] | null;
            /** @description Agents that the message names. */
            named_targets: components["schemas"]["GivenName"][];
            generated_by: components["schemas"]["GeneratedBy"];
        };
        /** @description A frame of a streamed turn. On the wire `event` is the `event:` line and `data` is the JSON of the single `data:` line; a blank line ends the frame. Lines that begin with a colon are comments. */
        TurnFrame: components["schemas"]["DeltaFrame"] | components["schemas"]["CompleteFrame"] | components["schemas"]["ChimeFrame"] | components["schemas"]["DeferredFrame"] | components["schemas"]["ErrorFrame"];
        /**
         * @description Intent of a message: an explanation, a plan, a discussion of several agents, an immediate action, or a charter. All intents except `explain` have side effects.
         * @enum {string}
         */
        TurnIntent: "explain" | "propose" | "group_convene" | "act" | "charter";
        /**
         * @description Order of turns by number, starting with the first or the last.
         * @enum {string}
         */
        TurnOrder: "asc" | "desc";
        /** @description A message to the company. */
        TurnRequest: {
            /** @description The message. Credentials in it are masked before it is stored or sent to a model. */
            message: string;
            /**
             * @description Id of the conversation to continue; null starts a new one if the intent needs one.
             * @default null
             */
            conversation_id: components["schemas"]["Uuid"] | null;
            /**
             * @description Intent to use; the classifier is not called. Null lets the classifier decide.
             * @default null
             */
            intent_override: components["schemas"]["TurnIntent"] | null;
            /**
             * @description Ids, names or roles of agents, for group_convene and act. They are used only together with `intent_override`.
             * @default []
             */
            named_targets: components["schemas"]["GivenName"][];
            /**
             * @description Id of an existing project, for propose and charter. An unknown id is refused for every intent.
             * @default null
             */
            project: components["schemas"]["Uuid"] | null;
        };
        /** @description The result of a turn. Exactly one of `answer`, `propose`, `group`, `act` and `charter` is set, depending on `intent` (explain, propose, group_convene, act, charter); the others are null. */
        TurnResult: {
            /** @description Final intent, after a doubtful intent was replaced by `explain`. */
            intent: components["schemas"]["TurnIntent"];
            intent_reason: components["schemas"]["IntentReason"];
            /** @description Confidence of the classifier; null if the classifier was not called or failed. */
            intent_confidence: components["schemas"]["Confidence"] | null;
            /** @description Id of the conversation that was used or opened; null for an explanation or an action without a conversation. */
            conversation_id: components["schemas"]["Uuid"] | null;
            /** @description The explanation; null unless the intent is `explain`. */
            answer: components["schemas"]["ChatResponse"] | null;
            /** @description The proposal; null unless the intent is `propose`. */
            propose: components["schemas"]["ProposeResult"] | null;
            /** @description The round of the group; null unless the intent is `group_convene`. */
            group: components["schemas"]["GroupConverseResult"] | null;
            /** @description The result of the instruction; null unless the intent is `act`. */
            act: components["schemas"]["ConversationalActResult"] | null;
            /** @description The turn of the interview; null unless the intent is `charter`. */
            charter: components["schemas"]["InterviewTurnResult"] | null;
            /** @description Remarks of specialists, highest confidence first; empty for all intents except `explain`. */
            chime_ins: components["schemas"]["ChimeIn"][];
            generated_by: components["schemas"]["GeneratedBy"];
        };
        /**
         * @description Author of a turn: the user, the company, or an agent in a group.
         * @enum {string}
         */
        TurnRole: "user" | "assistant" | "agent";
        /** @description The intent of a turn and its targets. */
        TurnVerdict: {
            intent: components["schemas"]["TurnIntent"];
            intent_reason: components["schemas"]["IntentReason"];
            /** @description Confidence of the classifier; null if the classifier was not called or failed. */
            intent_confidence: components["schemas"]["Confidence"] | null;
            /** @description Agents that the message names, to be sent with `intent_override`. */
            named_targets: components["schemas"]["GivenName"][];
        };
        /** @description The response for an id that no department has. */
        UnknownDepartment: {
            /**
             * @description Always `unknown`.
             * @constant
             */
            status: "unknown";
            /**
             * @description Always `not_found`.
             * @constant
             */
            reason: "not_found";
        };
        /** @description The new model of an agent. */
        UpdateAgentModelRequest: {
            /** @description Name of a provider from `listProviders`. */
            model_provider: string;
            /** @description Id of a model that the provider offers. */
            model_id: string;
        };
        /** @description The new name of an agent. */
        UpdateAgentNameRequest: {
            /**
             * Format: visible-text
             * @description New name of the agent, unique among agents by its visible form; the comparison ignores case.
             */
            name: string;
        };
        /** @description The new personality of an agent. */
        UpdateAgentPersonalityRequest: {
            /** @description Key of a preset; case and surrounding white space are ignored. */
            personality_preset: string;
        };
        /** @description The fields to update. Absent fields stay unchanged. Null clears `autonomy_level` and `budget_limit_monthly`; for `name`, `role`, `department`, `level` and `personality_preset` null leaves the field unchanged. `model_provider` and `model_id` are both strings (sets the model), both null (removes the model) or both absent. */
        UpdateAgentRequest: {
            /**
             * Format: visible-text
             * @description New name of the agent. If the agent is the head of a department, the department follows the new name. Null leaves the name unchanged.
             */
            name?: string | null;
            /**
             * Format: visible-text
             * @description Job title of the agent, free text. Null leaves it unchanged.
             */
            role?: string | null;
            /** @description Name of a department of the organisation. Null leaves it unchanged. */
            department?: string | null;
            /** @description Seniority of the agent. Null leaves it unchanged. */
            level?: components["schemas"]["SeniorityLevel"] | null;
            /** @description Key of a preset from `listPersonalityPresets`. Null leaves it unchanged. */
            personality_preset?: string | null;
            /** @description What the agent may do without confirmation; null inherits from the department, then from the company. */
            autonomy_level?: components["schemas"]["AutonomyLevel"] | null;
            /**
             * Format: double
             * @description Monthly budget of the agent in the live currency; null disables the limit.
             */
            budget_limit_monthly?: number | null;
            /** @description Name of a provider of the catalogue; null removes the model. */
            model_provider?: string | null;
            /** @description Id of a model that the provider offers; null removes the model. */
            model_id?: string | null;
        };
        /** @description The fields to update. Absent and null fields stay unchanged. */
        UpdateCompanyRequest: {
            /**
             * Format: visible-text
             * @description Name of the company; stored trimmed and in NFC.
             */
            company_name?: string | null;
            /** @description What agents may do without confirmation if neither the agent nor its department has a value. */
            autonomy_level?: components["schemas"]["AutonomyLevel"] | null;
            /**
             * Format: double
             * @description Monthly budget in the live currency; `0` disables enforcement.
             */
            budget_monthly?: number | null;
            /** @description Communication pattern of the agents, for example `hybrid`, `event_driven`, `hierarchical` or `meeting_based`. */
            communication_pattern?: string | null;
        };
        /** @description The fields to update; absent fields stay unchanged. The OAuth fields are accepted only for OAuth connections. */
        UpdateConnectionRequest: {
            /** @description Description for people; can be empty. */
            description?: string;
            /** @description Whether the connection is enabled. */
            enabled?: boolean;
            /** @description URL of the provider's authorization page; https, or http to a loopback address. */
            authorization_url?: string;
            /** @description URL of the provider's token endpoint; https, or http to a loopback address. */
            token_url?: string;
            /** @description Client id of this deployment at the provider. */
            client_id?: string;
            /** @description Client secret from the provider; null removes it. */
            client_secret?: string | null;
            /** @description Scopes to request, replacing the current list. */
            scopes?: components["schemas"]["OauthScope"][];
        };
        /** @description The fields to update. Absent fields stay unchanged. Null clears `head`, `autonomy_level` and `ceremony_policy`; for other fields null leaves the field unchanged. */
        UpdateDepartmentRequest: {
            /**
             * Format: visible-text
             * @description New name of the department. It is also applied to the agents of the department and to the scopes of its users with the org role `department_admin`.
             */
            name?: string | null;
            /** @description Description of the department. Null leaves it unchanged. */
            description?: string | null;
            /**
             * Format: visible-text
             * @description Name of the agent who leads the department; null removes it.
             */
            head?: string | null;
            /**
             * Format: double
             * @description Share of the company budget in percent. Null leaves it unchanged.
             */
            budget_percent?: number | null;
            /** @description Default for the agents of the department; null inherits from the company. */
            autonomy_level?: components["schemas"]["AutonomyLevel"] | null;
            /** @description Ceremony policy; null deletes it, so that the department inherits every field. */
            ceremony_policy?: components["schemas"]["CeremonyPolicy"] | null;
        };
        /** @description The fields to update; absent fields stay unchanged. */
        UpdateProjectRequest: {
            /**
             * Format: visible-text
             * @description New name of the project.
             */
            name?: string;
            /** @description New description of the project; can be empty. */
            description?: string;
            /** @description Id of the agent who leads the project; null removes the lead. */
            lead?: components["schemas"]["Uuid"] | null;
            /** @description Deadline of the project; null removes it. */
            deadline?: components["schemas"]["ZonedDateTimeOrNull"];
            status?: components["schemas"]["ProjectStatus"];
        };
        /** @description The fields to update; absent fields stay unchanged. */
        UpdateTaskRequest: {
            /**
             * Format: visible-text
             * @description New title of the task.
             */
            title?: string;
            /** @description New description of the task; can be empty. */
            description?: string;
            priority?: components["schemas"]["TaskPriority"];
            status?: components["schemas"]["TaskStatus"];
            /** @description Id of the agent who performs the task; null removes the agent. */
            assigned_to?: components["schemas"]["Uuid"] | null;
            /** @description Criteria for completion, replacing all existing criteria. */
            acceptance_criteria?: components["schemas"]["AcceptanceCriterionInput"][];
            /** @description Ids of the tasks of the same project that must be completed before this one, replacing all existing dependencies. */
            dependencies?: components["schemas"]["Uuid"][];
            /** @description Labels that a worker must have to run the task, replacing all existing ones; duplicates are removed. */
            labels?: components["schemas"]["TaskLabel"][];
            /** @description Names of the artifacts that a run must deliver to succeed, or patterns such as `*.pdf`. */
            expected_artifacts?: components["schemas"]["ArtifactPattern"][];
            /**
             * Format: int32
             * @description Number of failed or expired runs after which the task is blocked; null uses the setting `work.max_attempts`.
             */
            max_attempts?: number | null;
            /** @description Who reviews the runs of the task; null uses the setting `work.review`. */
            review_policy?: components["schemas"]["ReviewPolicy"] | null;
            /** @description Deadline of the task; null removes it. */
            deadline?: components["schemas"]["ZonedDateTimeOrNull"];
            /** @description Earliest time at which the task can be ready; null removes it. */
            not_before?: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /** @description The new role of a user. */
        UpdateUserRoleRequest: {
            role: components["schemas"]["HumanRole"];
        };
        /** @description The fields to update; absent fields stay unchanged. */
        UpdateWebhookEndpointRequest: {
            /** @description URL that receives the events; https, or http to a loopback address; without credentials. Only the creator and the `ceo` can change it. */
            url?: string;
            /** @description New description for people; can be empty. */
            description?: string;
            /** @description Types of the events to send, replacing the current list. Only the creator and the `ceo` can change them. */
            event_types?: components["schemas"]["EventTypePattern"][];
            /** @description Whether events are sent. True clears `disabled_reason`; earlier events are not queued. */
            enabled?: boolean;
        };
        /** @description The fields that the request set, with their stored values. Other fields are absent. */
        UpdatedCompanyResponse: {
            /** @description Name of the company. */
            company_name?: components["schemas"]["NotBlankStr"];
            autonomy_level?: components["schemas"]["AutonomyLevel"];
            /**
             * Format: double
             * @description Monthly budget in the live currency; `0` if it is not enforced.
             */
            budget_monthly?: number;
            /** @description How the departments communicate, in words. */
            communication_pattern?: components["schemas"]["NotBlankStr"];
        };
        /**
         * Format: double
         * @description Seconds since the process started, with two decimals.
         */
        UptimeSeconds: number;
        /**
         * @description Urgency by the remaining time. The thresholds are the settings `api.approval_urgency_critical_seconds` and `api.approval_urgency_high_seconds`.
         * @enum {string}
         */
        UrgencyLevel: "critical" | "high" | "normal" | "no_expiry";
        /** @description The usage of all runs of a task, a project or an agent together. */
        UsageEntry: {
            level: components["schemas"]["UsageLevel"];
            /** @description Id of the task, project or agent. */
            id: components["schemas"]["Uuid"];
            /** @description Current title or name; null if the object was deleted. */
            name: string | null;
            /**
             * Format: int32
             * @description Number of runs.
             */
            runs: number;
            /**
             * Format: int64
             * @description Number of model calls.
             */
            model_calls: number;
            /**
             * Format: int64
             * @description Number of tool calls.
             */
            tool_calls: number;
            /**
             * Format: int64
             * @description Number of input tokens.
             */
            input_tokens: number;
            /**
             * Format: int64
             * @description Number of output tokens.
             */
            output_tokens: number;
            /**
             * Format: double
             * @description Cost of all steps, in `currency`.
             */
            cost: number;
            /** @description Currency of the runs. Runs that began under another live currency have a separate entry. */
            currency: components["schemas"]["CurrencyCode"];
        };
        /**
         * @description Level of a usage entry.
         * @enum {string}
         */
        UsageLevel: "task" | "project" | "agent";
        /** @description Name of the channel of a user, whose events only this user sees. */
        UserChannelName: string;
        /** @description Id of a user, a UUID in lower case; the id of the built-in system user is `system`. */
        UserId: string;
        /** @description The current user. */
        UserInfoResponse: {
            /** @description Id of the user. */
            id: components["schemas"]["UserId"];
            /** @description Username, as it was entered when the user was created. */
            username: string;
            /** @description Effective role; for an API key the weaker of the key's role and the owner's role. */
            role: components["schemas"]["HumanRole"];
            /** @description Whether the user must change the password before doing anything else. */
            must_change_password: boolean;
            /** @description Org roles in the order in which they were granted; empty for API keys. */
            org_roles: components["schemas"]["OrgRole"][];
            /** @description Names of the departments to which `department_admin` applies; empty for API keys. */
            scoped_departments: components["schemas"]["NotBlankStr"][];
        };
        /** @description A user. */
        UserResponse: {
            /** @description Id of the user. */
            id: components["schemas"]["UserId"];
            /** @description Username, as it was entered when the user was created. */
            username: string;
            role: components["schemas"]["HumanRole"];
            /** @description Whether the user must change the password before doing anything else. */
            must_change_password: boolean;
            /** @description Org roles in the order in which they were granted. */
            org_roles: components["schemas"]["OrgRole"][];
            /** @description Names of the departments to which `department_admin` applies, in ascending order; empty without that org role. */
            scoped_departments: components["schemas"]["NotBlankStr"][];
            /** @description Time at which the user was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change of the role, the org roles or the password. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description UUID in lower case.
         */
        Uuid: string;
        /**
         * @description Type of the value of a template variable.
         * @enum {string}
         */
        VariableType: "str" | "int" | "float" | "bool";
        /**
         * @description How the velocity of a department is measured.
         * @enum {string}
         */
        VelocityCalculator: "task_driven" | "calendar" | "multi_dimensional" | "budget" | "points_per_sprint";
        /**
         * @description How much a person writes or speaks.
         * @enum {string}
         */
        Verbosity: "terse" | "balanced" | "verbose";
        /** @description The position of a page in a list of versions. */
        VersionPaginationMeta: {
            /**
             * Format: int32
             * @description Number of entries skipped before this page.
             */
            offset: number;
            /**
             * Format: int32
             * @description Requested page size; null if the page contains everything from the offset on.
             */
            limit: number | null;
            /**
             * Format: int32
             * @description Number of stored versions.
             */
            total: number;
            /** @description Whether entries exist after this page. */
            has_more: boolean;
            /**
             * Format: int32
             * @description Number of the oldest stored version; older versions were deleted by retention and return `404`. Null if no version exists.
             */
            oldest_version: number | null;
        };
        /** @description The reason why a task is not being worked on. */
        WaitingFor: {
            reason: components["schemas"]["WaitingReason"];
            /** @description The reason as a sentence. */
            detail: string;
            /** @description Time at which the task began to wait, usually the time of its last status change. */
            since: components["schemas"]["Timestamp"];
            /** @description Time at which the reason ends by itself; null if it does not. */
            until: components["schemas"]["TimestampOrNull"];
            /** @description Id of the record that the task waits for, such as a project, an agent, a task, a run or an approval; null if there is none. */
            reference: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description Why a task is not being worked on: the first reason of this list that applies.
         *
         *     - `input`: the run waits for the decision on an input request
         *     - `approval`: the run waits for the approval of a tool call or of a plan
         *     - `review`: the status of the task is `in_review`
         *     - `paused`: the company, the project, the agent, the task or a parent task is paused
         *     - `project`: the project is not active
         *     - `parent`: the parent task is final, or was deleted
         *     - `no_agent`: no agent is assigned, or the agent was deleted
         *     - `autonomy`: the autonomy level of the agent is `locked`
         *     - `dependency`: a dependency is not completed
         *     - `subtasks`: a subtask is not completed
         *     - `budget`: a cap that applies to the task is used up
         *     - `retry`: the backoff before the next attempt has not ended
         *     - `schedule`: `not_before` is in the future
         *     - `attempts_exhausted`: the server set the status `blocked` because no attempts are left
         *     - `blocked`: a person set the status `blocked`
         *     - `agent_busy`, `project_busy`, `company_busy`: the agent, the project or the company has reached its limit of running runs
         *     - `no_worker`: the task is ready, but no online worker can run it
         *      New values can be added; accept unknown values.
         * @enum {string}
         */
        WaitingReason: "input" | "approval" | "review" | "paused" | "project" | "parent" | "no_agent" | "autonomy" | "dependency" | "subtasks" | "budget" | "retry" | "schedule" | "attempts_exhausted" | "blocked" | "agent_busy" | "project_busy" | "company_busy" | "no_worker";
        /** @description Number of waiting tasks for each reason. */
        WaitingReasonCounts: {
            paused: components["schemas"]["TaskCount"];
            project: components["schemas"]["TaskCount"];
            parent: components["schemas"]["TaskCount"];
            no_agent: components["schemas"]["TaskCount"];
            autonomy: components["schemas"]["TaskCount"];
            dependency: components["schemas"]["TaskCount"];
            subtasks: components["schemas"]["TaskCount"];
            budget: components["schemas"]["TaskCount"];
            retry: components["schemas"]["TaskCount"];
            schedule: components["schemas"]["TaskCount"];
            attempts_exhausted: components["schemas"]["TaskCount"];
            blocked: components["schemas"]["TaskCount"];
            agent_busy: components["schemas"]["TaskCount"];
            project_busy: components["schemas"]["TaskCount"];
            company_busy: components["schemas"]["TaskCount"];
            no_worker: components["schemas"]["TaskCount"];
            input: components["schemas"]["TaskCount"];
            approval: components["schemas"]["TaskCount"];
            review: components["schemas"]["TaskCount"];
        };
        /** @description A received message. */
        WebhookAccepted: {
            /**
             * @description Always `accepted`.
             * @constant
             */
            status: "accepted";
            /** @description Type of the message, from the path. */
            event_type: string;
            /** @description Id of the receipt of the message; for a repeated message, of the first receipt. */
            receipt_id: components["schemas"]["Uuid"];
        };
        /** @description The delivery of one event to one endpoint. */
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: components["schemas"]["Uuid"];
            /** @description Id of the event, sent as the header `webhook-id` of every attempt. */
            event_id: components["schemas"]["Uuid"];
            /** @description Type of the event. */
            event_type: components["schemas"]["NotBlankStr"];
            /**
             * Format: int32
             * @description Number of the last attempt; 1 before the first attempt.
             */
            attempt: number;
            status: components["schemas"]["WebhookDeliveryStatus"];
            /**
             * Format: int32
             * @description HTTP status of the last response; null without a response.
             */
            response_status: number | null;
            /** @description Error of the last attempt; null unless it failed. */
            error: components["schemas"]["WebhookDeliveryError"] | null;
            /** @description Time of the next attempt; null if the status is final. */
            next_attempt_at: components["schemas"]["TimestampOrNull"];
            /** @description Time at which the delivery was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time at which the delivery succeeded or was abandoned; null until then. */
            finished_at: components["schemas"]["TimestampOrNull"];
        };
        /**
         * @description Error of the last attempt: no response within 15 seconds (`timeout`); no connection (`connection_refused`, `connection_failed`; always `connection_failed` for a private or loopback address); a host name without an address (`name_not_found`) or with a forbidden address (`address_refused`); an invalid certificate (`tls`); a response that is not valid HTTP (`invalid_answer`), a redirect (`redirect`) or a status other than 2xx (`unexpected_status`); a secret that cannot be read because `JWT_SECRET` changed (`secret_unreadable`); an event that the creator is not allowed to see any more (`not_visible`). New values can be added; accept unknown values.
         * @enum {string}
         */
        WebhookDeliveryError: "timeout" | "connection_refused" | "connection_failed" | "name_not_found" | "address_refused" | "tls" | "invalid_answer" | "redirect" | "unexpected_status" | "secret_unreadable" | "not_visible";
        /**
         * @description Status of a delivery. `pending` waits for its first attempt, `failed` waits for a retry. `succeeded` and `dead` are final until `redeliverWebhook` restarts the delivery.
         * @enum {string}
         */
        WebhookDeliveryStatus: "pending" | "succeeded" | "failed" | "dead";
        /**
         * @description Why the server disabled the endpoint: the receiver returned 410 (`gone`), no delivery succeeded for five days (`failing`), the account of its creator was deleted (`owner`), or the API key that created it was revoked with `cascade` (`key_revoked`). New values can be added; accept unknown values.
         * @enum {string}
         */
        WebhookDisabledReason: "gone" | "failing" | "owner" | "key_revoked";
        /** @description A webhook endpoint. */
        WebhookEndpoint: {
            /** @description Id of the webhook endpoint. */
            id: components["schemas"]["Uuid"];
            /** @description Address to which events are delivered. */
            url: string;
            /** @description Description for people; can be empty. */
            description: string;
            /** @description Types of the delivered events, with `*` as a placeholder. */
            event_types: components["schemas"]["EventTypePattern"][];
            /** @description Whether events are delivered to the endpoint. */
            enabled: boolean;
            /** @description Why the server disabled the endpoint; null if it is enabled or was disabled by a person. */
            disabled_reason: components["schemas"]["WebhookDisabledReason"] | null;
            /** @description Last four characters of the newest secret. */
            secret_last4: string;
            /** @description Time of the last successful attempt; null if there is none. */
            last_success_at: components["schemas"]["TimestampOrNull"];
            /** @description Time of the last failed attempt; null if there is none. */
            last_failure_at: components["schemas"]["TimestampOrNull"];
            /** @description Id of the user whose permissions determine the events that are sent. */
            created_by: components["schemas"]["NotBlankStr"];
            /** @description Id of the API key that created the endpoint; null if a session created it, or if it was created before this was recorded. */
            created_by_key_id: components["schemas"]["Uuid"] | null;
            /** @description Time at which the endpoint was created. */
            created_at: components["schemas"]["Timestamp"];
            /** @description Time of the last change; deliveries do not change it. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description The body of a delivery. Its bytes are identical in every attempt. */
        WebhookEvent: {
            /** @description Type of the event; `webhook.test` for a test event. */
            type: components["schemas"]["NotBlankStr"];
            /** @description Time of the event. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Payload of the event. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description Message of the sender, a JSON object. */
        WebhookPayload: {
            [key: string]: unknown;
        };
        /** @description A received message. */
        WebhookReceipt: {
            /** @description Id of the receipt. */
            id: components["schemas"]["Uuid"];
            /** @description Name of the connection that received the message. */
            connection_name: string;
            /** @description Type of the message, from the path. */
            event_type: string;
            /** @description Id of the message from its sender. */
            webhook_id: string;
            /** @description Time at which the message was received. */
            received_at: components["schemas"]["Timestamp"];
            /**
             * Format: int64
             * @description Size of the body in bytes.
             */
            size: number;
            /** @description Its body. */
            payload: {
                [key: string]: unknown;
            };
        };
        /** @description The result of a redelivery request. */
        WebhookRedelivery: {
            /**
             * Format: int32
             * @description Number of deliveries that were queued.
             */
            queued: number;
            /** @description Value of `since` for the next call, if the period contains more events than one call queues; null if no events remain. */
            next_since: components["schemas"]["TimestampOrNull"];
        };
        /** @description A queued test event. */
        WebhookTest: {
            /** @description Id of the test event, sent as the header `webhook-id`. */
            event_id: components["schemas"]["Uuid"];
        };
        /** @description Label of a worker or task, for example `gpu` or `region:eu`. A task is offered only to workers that have all labels of the task. */
        WorkLabel: string;
        /** @description Overview of the work of all agents. */
        WorkOverview: {
            /** @description Paused scopes, oldest first. */
            paused: components["schemas"]["PausedScope"][];
            tasks_by_status: components["schemas"]["TaskStatusCounts"];
            waiting_by_reason: components["schemas"]["WaitingReasonCounts"];
            /**
             * Format: int32
             * @description Number of runs with the status `running` or `waiting`.
             */
            open_runs: number;
            /**
             * Format: int32
             * @description Number of workers with the status `online`.
             */
            workers_online: number;
            /**
             * Format: int32
             * @description Seconds since the oldest ready task became ready; null if no task is ready.
             */
            oldest_ready_seconds: number | null;
            /**
             * Format: int32
             * @description Number of runs that ended with the status `succeeded` in the last hour.
             */
            succeeded_last_hour: number;
            /**
             * Format: int32
             * @description Number of runs that ended with the status `failed` in the last hour.
             */
            failed_last_hour: number;
        };
        /** @description A scope to pause or resume. */
        WorkScope: {
            scope: components["schemas"]["WorkScopeKind"];
            /**
             * @description Id of the project, agent or task; must be null if `scope` is `company`, and only then.
             * @default null
             */
            id: components["schemas"]["Uuid"] | null;
            /**
             * @description What happens to running runs. `resumeWork` ignores it.
             * @default hold
             */
            mode: components["schemas"]["PauseMode"];
            /**
             * @description Reason, for people and for the audit log; can be empty.
             * @default
             */
            reason: string;
        };
        /**
         * @description Kind of the scope that is paused or resumed. A task includes its subtasks at every level.
         * @enum {string}
         */
        WorkScopeKind: "company" | "project" | "agent" | "task";
        /** @description A process that executes runs. */
        Worker: {
            /** @description Name of the worker. */
            name: components["schemas"]["WorkerName"];
            kind: components["schemas"]["WorkerKind"];
            /** @description Whether the worker is connected. Not covered by the ETag. */
            status: components["schemas"]["WorkerStatus"];
            /** @description Ids of the agents whose tasks the worker runs; empty for all agents. */
            agent_ids: components["schemas"]["Uuid"][];
            /** @description Types of the tasks that the worker runs; empty for all types. */
            task_types: components["schemas"]["TaskType"][];
            /** @description Labels of the worker. */
            labels: components["schemas"]["WorkLabel"][];
            /**
             * Format: int32
             * @description Maximum number of runs that the worker executes in parallel.
             */
            max_runs: number;
            /** @description Version of the program; can be empty. */
            version: string;
            /**
             * Format: int32
             * @description Number of runs of the worker with the status `running`. Not covered by the ETag.
             */
            open_runs: number;
            /** @description Time of the last request of the worker. Not covered by the ETag. */
            last_seen_at: components["schemas"]["Timestamp"];
            /** @description Id of the user who registered the worker. Only this user can claim runs for it. */
            created_by: components["schemas"]["UserId"];
            /** @description Time of the first registration. */
            created_at: components["schemas"]["Timestamp"];
        };
        /**
         * @description Whether a worker is part of a server process or a separate program.
         * @enum {string}
         */
        WorkerKind: "built_in" | "external";
        /** @description Name of a worker, unique in the deployment. Names that begin with `built-in` are reserved for the server; `.` and `..` are not allowed. */
        WorkerName: string;
        /**
         * @description Whether a worker is connected. A worker becomes `offline` 90 seconds after its last request; a waiting claim keeps it `online`.
         * @enum {string}
         */
        WorkerStatus: "online" | "offline";
        /**
         * @description How work flows through the company.
         * @enum {string}
         */
        WorkflowType: "sequential_pipeline" | "parallel_execution" | "kanban" | "agile_kanban";
        /** @description A ticket that opens one WebSocket connection. */
        WsTicketResponse: {
            /** @description Ticket for the query parameter `ticket` of the WebSocket address, or for the first frame. */
            ticket: string;
            /**
             * Format: int32
             * @description Seconds until the ticket expires.
             */
            expires_in: number;
        };
        /**
         * Format: date-time
         * @description RFC 3339 timestamp with an offset or `Z`. A timestamp without an offset, a leap second, and a year before 1 or after 9999 are refused.
         */
        ZonedDateTime: string;
        /**
         * Format: date-time
         * @description RFC 3339 timestamp with an offset or `Z`, or null. A timestamp without an offset, a leap second, and a year before 1 or after 9999 are refused.
         */
        ZonedDateTimeOrNull: string | null;
    };
    responses: {
        /** @description The model provider failed or returned an invalid reply. Nothing was changed. */
        BadGateway: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The request is malformed: the body, a parameter or a header does not match its schema. `detail` names the location as a JSON pointer. Correct the request before sending it again. */
        BadRequest: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The current state does not allow this (`4000`), such an object already exists (`4001`), `If-Match` does not match the current version, or the lease of the run was taken over (both `4002`). Read the current state before sending the request again. */
        Conflict: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The caller is signed in but not allowed to do this: the role does not allow it, the CSRF token is missing or wrong, or the password must be changed first. */
        Forbidden: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description A page of another origin sent the request: `Origin` is neither an origin of this server nor an allowed origin, or `Origin` is absent and `Sec-Fetch-Site` is `cross-site`. Programs send neither header and are not affected. */
        ForeignOrigin: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The request target or the header fields together exceed 16,384 bytes, or there are more than 1,000 header fields. This response belongs to no operation, because it is sent before routing. */
        HeaderFieldsTooLarge: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description An unexpected failure (`8000`), or the database refused a statement (`8002`). Nothing was changed. Report it with the request id. */
        InternalError: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The request is malformed (the usual error), or the protocol refuses its JSON-RPC message: an unsupported revision (-32022), headers that contradict the message (-32020), or unknown parameters (-32602). */
        McpBadRequest: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpRefusal"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description A client of a revision with a handshake must accept both `application/json` and `text/event-stream`. */
        McpNotAcceptable: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpError"];
            };
        };
        /** @description The method of the message is not supported (-32601). */
        McpUnknownMethod: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["McpError"];
            };
        };
        /** @description The path does not support this method; `Allow` lists the supported methods. This response belongs to no operation. */
        MethodNotAllowed: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                Allow: components["headers"]["Allow"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The object does not exist or is not visible to the caller. */
        NotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The current ETag is in `If-None-Match`, so the stored version of the client is current. The response has no body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than 1 MiB, or an artifact is larger than the setting `work.max_artifact_bytes`. */
        PayloadTooLarge: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description A budget is used up; `detail` names its level. Raise the budget or wait for the next month. */
        PaymentRequired: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The requested range begins after the end of the content. The header `content-range` contains the size. */
        RangeNotSatisfiable: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "Content-Range": components["headers"]["ContentRange"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The path does not exist. This response belongs to no operation. */
        RouteNotFound: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The database or another required service is down, disabled or not configured. Try again later. */
        ServiceUnavailable: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["OptionalRetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The deployment has a setup token and the header `x-setup-token` is missing or wrong, or a page of another origin sent the request. The operator knows the token. */
        SetupForbidden: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description Too many requests in total, or the account is locked for a while (`5000`); too many requests of this operation (`5001`); or an earlier request is still running (`5002`). Retry after `retry_after` seconds. */
        TooManyRequests: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "Retry-After": components["headers"]["RetryAfter"];
                "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The credentials are missing, malformed, expired or unknown (`1000`), or their session was signed out or revoked (`1002`). Refresh the session or sign in again. */
        Unauthorized: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The credentials are missing, malformed, expired or unknown (`1000`), or their session was signed out or revoked (`1002`). The cookies are cleared. */
        UnauthorizedSignedOut: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                "Set-Cookie": components["headers"]["ClearedCookies"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The request is well formed but violates a rule that its schema cannot express. */
        UnprocessableContent: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The body is not `application/json` in UTF-8 although the operation requires JSON, or it is compressed. */
        UnsupportedMediaType: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The path accepts only WebSocket connections of version 13, and the request does not ask for one. */
        UpgradeRequired: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                Upgrade: components["headers"]["Upgrade"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
        /** @description The sign-in failed. The response does not say which part of the credentials is wrong. */
        WrongCredentials: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                Vary: components["headers"]["Vary"];
                "WWW-Authenticate": components["headers"]["WwwAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureResponse"];
                "application/problem+json": components["schemas"]["ProblemDetail"];
            };
        };
    };
    parameters: {
        /**
         * @description Version to compare with. Defaults to the previous version.
         * @example 6
         */
        AgainstVersion: number;
        /**
         * @description Id of the agent. An id that is not a UUID is treated as unknown.
         * @example c45f7b82-9e0d-4a13-8f6c-1b2e3d4c5a60
         */
        AgentId: components["schemas"]["Uuid"];
        /**
         * @description Zero-based position of the agent in the roster, which is the company order.
         * @example 0
         */
        AgentIndex: number;
        /**
         * @description Id of the approval. An id that is not a UUID is treated as unknown.
         * @example fbac0ae5-8918-465e-9d77-3e577b6be091
         */
        ApprovalId: components["schemas"]["Uuid"];
        /**
         * @description Id of the artifact. An id that is not a UUID is treated as unknown.
         * @example 9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42
         */
        ArtifactId: components["schemas"]["Uuid"];
        /**
         * @description Name of the artifact, which is also the file name of its downloads. A name that is not allowed returns `400`.
         * @example invoices.txt
         */
        ArtifactNameInPath: components["schemas"]["ArtifactName"];
        /**
         * @description Name of a stylesheet or script, as listed in the pages.
         * @example pages.0123456789abcdef.css
         */
        AssetName: string;
        /**
         * @description Returns only entries of this action.
         * @example department.deleted
         */
        AuditAction: string;
        /**
         * @description Returns only entries of actions and attempts of this user.
         * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
         */
        AuditActorId: components["schemas"]["UserId"];
        /**
         * @description Returns only entries of this IP address, in any notation. It is a single address, not a range.
         * @example 203.0.113.7
         */
        AuditAddress: string;
        /**
         * @description Returns only entries at or after this time.
         * @example 2030-02-01T00:00:00Z
         */
        AuditFrom: components["schemas"]["ZonedDateTime"];
        /**
         * @description Returns only entries about the object with this id.
         * @example b82e5c17-4f3a-4d96-8e51-7a0c9d2f6b14
         */
        AuditTargetId: string;
        /**
         * @description Returns only entries before this time.
         * @example 2030-03-01T00:00:00Z
         */
        AuditTo: components["schemas"]["ZonedDateTime"];
        /**
         * @description Also revokes the keys and disables the webhook endpoints that were created with this key.
         * @example true
         */
        Cascade: boolean;
        /**
         * @description Id of the charter. An id that is not a UUID is treated as unknown.
         * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
         */
        CharterId: components["schemas"]["Uuid"];
        /**
         * @description Name of the connection.
         * @example shop
         */
        ConnectionName: string;
        /**
         * @description Id of the conversation. An id that is not a UUID is treated as unknown.
         * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
         */
        ConversationId: components["schemas"]["Uuid"];
        /**
         * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
         * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
         */
        CsrfToken: string;
        /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
        Cursor: string;
        /**
         * @description Reason for the deletion, for the audit log; stored trimmed.
         * @example Merged into product.
         */
        DeletionReason: string;
        /**
         * @description Id of the department. An id that is not a UUID is treated as unknown.
         * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
         */
        DepartmentId: components["schemas"]["Uuid"];
        /**
         * @description Released version with the suffix `.json`.
         * @example 1.0.0.json
         */
        DocumentName: string;
        /**
         * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
         * @example true
         */
        DryRunQuery: boolean;
        /**
         * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
         * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
         */
        EndpointId: components["schemas"]["Uuid"];
        /**
         * @description Names of channels (`ChannelName`, or `user:` and the id of the caller), separated by commas. A channel that the caller may not read is left out; a channel that does not exist is 400. If absent, all channels that the caller may read.
         * @example tasks,projects
         */
        EventChannels: string;
        /**
         * @description Type of the message, chosen by its sender.
         * @example order.created
         */
        EventTypeInPath: string;
        /**
         * @description Returns only events after this position. If absent, the list starts at the oldest stored event.
         * @example 7f3a09c2.1840
         */
        EventsAfter: components["schemas"]["Position"];
        /**
         * @description Maximum number of events of a page. Values out of range return `400`; they are not adjusted.
         * @example 50
         */
        EventsLimit: number;
        /**
         * @description Id of the forecast. An id that is not a UUID is treated as unknown.
         * @example 1f2cb2a6-a5c2-4645-aff0-729398ee52cd
         */
        ForecastId: components["schemas"]["Uuid"];
        /**
         * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
         * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
         */
        IdempotencyKey: string;
        /**
         * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
         * @example "b5c1f0a4e2d3"
         */
        IfMatch: string;
        /**
         * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
         * @example "b5c1f0a4e2d3"
         */
        IfNoneMatch: string;
        /**
         * @description ETag of the content of which the client has a part. If it is not the current ETag, `Range` is ignored.
         * @example "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
         */
        IfRange: string;
        /**
         * @description Id of the API key, from `listApiKeys`.
         * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
         */
        KeyId: components["schemas"]["Uuid"];
        /**
         * @description Id of the last received frame. Browsers send it when they reconnect.
         * @example 7f3a09c2.1840
         */
        LastEventId: components["schemas"]["Position"];
        /**
         * @description Id of the last received frame, which is the number of a step. Browsers send it when they reconnect.
         * @example 12
         */
        LastStepNumber: string;
        /**
         * @description Lease token of the claim. A token that is not the lease token of the run returns `403`.
         * @example lt_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0
         */
        LeaseTokenHeader: components["schemas"]["LeaseToken"];
        /**
         * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
         * @example 50
         */
        Limit: number;
        /**
         * @description Method of the message, since revision 2026-07-28.
         * @example tools/call
         */
        McpMethod: string;
        /**
         * @description Name of the called tool, since revision 2026-07-28.
         * @example departments.create
         */
        McpName: string;
        /**
         * @description Protocol revision of the message, as in its `_meta`. Clients of earlier revisions send it after `initialize`.
         * @example 2026-07-28
         */
        McpProtocolVersion: string;
        /**
         * @description Number of entries to skip before the page.
         * @example 0
         */
        Offset: number;
        /**
         * @description Maximum number of entries of the page. If absent, the page contains all entries from the offset on. In both cases a page ends before 2 MiB; `has_more` is then true, and the next page starts at `offset` plus the number of entries received.
         * @example 20
         */
        OffsetLimit: number;
        /**
         * @description Org role to remove. A text that is not an org role returns `422`.
         * @example editor
         */
        OrgRoleName: string;
        /**
         * @description Name of a page of the documentation.
         * @example recipes
         */
        PageName: string;
        /**
         * @description Id of the plan. An id that is not a UUID is treated as unknown.
         * @example cd345862-40f2-431f-95fe-9e8964606983
         */
        PlanId: components["schemas"]["Uuid"];
        /**
         * @description Id of the project. An id that is not a UUID is treated as unknown.
         * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
         */
        ProjectId: components["schemas"]["Uuid"];
        /**
         * @description The part of the content to return, for example `bytes=0-1023`. One range of bytes returns `206`. A header with several ranges or another form is ignored, and the response is the whole content.
         * @example bytes=0-1023
         */
        RangeOfBytes: string;
        /**
         * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
         * @example Backend Developer
         */
        RoleName: string;
        /**
         * @description Id of the run. An id that is not a UUID is treated as unknown.
         * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
         */
        RunId: components["schemas"]["Uuid"];
        /**
         * @description Id of the session, from `listSessions`.
         * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
         */
        SessionIdInPath: components["schemas"]["SessionId"];
        /**
         * @description Key of the setting within its namespace, from `listSettings`.
         * @example act_intent_confidence_floor
         */
        SettingKey: string;
        /**
         * @description Namespace of the setting, from `listSettings`.
         * @example chat
         */
        SettingNamespace: string;
        /**
         * @description Setup token of this deployment (`SETUP_TOKEN`), which the operator knows. Required if `needs_setup_token` of `getSetupStatus` is true; otherwise ignored.
         * @example EXAMPLE-setup-token
         */
        SetupToken: string;
        /**
         * @description Number of the last step that the client received. The stream starts with the next step. `Last-Event-ID` takes precedence.
         * @example 12
         */
        StepsAfter: number;
        /**
         * @description Starts the stream after this position. If absent, the stream starts with new events. `Last-Event-ID` takes precedence.
         * @example 7f3a09c2.1840
         */
        StreamAfter: components["schemas"]["Position"];
        /**
         * @description Id of the task. An id that is not a UUID is treated as unknown.
         * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
         */
        TaskId: components["schemas"]["Uuid"];
        /**
         * @description Ticket from `createWsTicket`. It opens one socket.
         * @example EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0
         */
        Ticket: string;
        /**
         * @description Id of the user. An id that is not a UUID is treated as unknown.
         * @example a742b8aa-1b98-42ed-a051-9f62f220251b
         */
        UserIdInPath: components["schemas"]["UserId"];
        /**
         * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
         * @example 7
         */
        VersionNumber: string;
        /**
         * @description Id of the message at its sender, the same for each attempt.
         * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
         */
        WebhookId: string;
        /**
         * @description One or more signatures, separated by spaces; at least one must be valid. A signature is `v1,` and the base64 of the HMAC. A request without this header returns `401`.
         * @example v1,EXAMPLEexampleEXAMPLEexampleEXAMPLEexampleE=
         */
        WebhookSignature: string;
        /**
         * @description Time at which the sender sent the message, in seconds since 1970.
         * @example 1896170400
         */
        WebhookTimestamp: string;
        /**
         * @description Whether each version contains its snapshot. With `false` the field `snapshot` is absent.
         * @example false
         */
        WithSnapshots: boolean;
        /**
         * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
         * @example builder-1
         */
        WorkerNameInPath: components["schemas"]["WorkerName"];
    };
    requestBodies: never;
    headers: {
        /**
         * @description Always `bytes`.
         * @example bytes
         */
        AcceptRanges: "bytes";
        /**
         * @description Supported methods of the path.
         * @example GET, HEAD, OPTIONS
         */
        Allow: string;
        /**
         * @description The three cookies of a session, empty and expired (Max-Age 0, and an Expires in the past), with the names under which they were set. The cookie `device` stays.
         * @example session=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT
         */
        ClearedCookies: string;
        /**
         * @description Always `attachment` with the name of the artifact, so that a browser saves the content instead of showing it.
         * @example attachment; filename="invoices.txt"
         */
        ContentDisposition: string;
        /**
         * @description First and last byte of the part, and the size of the content; in an error `*` and the size.
         * @example bytes 0-1023/20480
         */
        ContentRange: string;
        /**
         * @description In a dry run, the monthly budget of the company after the change, in the live currency.
         * @example 1000
         */
        DryRunBudgetMonthly: number;
        /**
         * @description In a dry run, the sum of the budget shares of all departments after the change, in percent.
         * @example 65
         */
        DryRunBudgetPercent: number;
        /**
         * @description `true` if this is the response of a dry run, which changed nothing; otherwise absent.
         * @example true
         */
        DryRunHeader: "true";
        /**
         * @description In a dry run, the number of the version of the company or role that the change would create. Absent if it would create none.
         * @example 8
         */
        DryRunVersion: number;
        /**
         * @description Version of the returned data: a strong, quoted, opaque tag that changes exactly when the data changes. Send it as `If-Match` to change only this version, or as `If-None-Match` to get only newer data.
         * @example "b5c1f0a4e2d3"
         */
        ETag: string;
        /**
         * @description `true` if this is the stored response of an earlier request with the same `Idempotency-Key`; otherwise absent.
         * @example true
         */
        IdempotencyReplayed: "true";
        /**
         * @description Number of all inbox items, on this page and on all others.
         * @example 3
         */
        InboxCount: number;
        /**
         * @description Four cookies: `session` (HttpOnly, path `/`), `csrf_token` (readable, path `/`), `refresh_token` (HttpOnly, path `/api/v1/auth/refresh`) and `device` (HttpOnly, path `/api/v1/auth`, one year), which identifies this browser at the next sign-in. All are SameSite=Strict, without Domain, with Max-Age and Expires. If the public URL is https, they are Secure and named `__Host-session`, `__Host-csrf_token`, `__Secure-refresh_token` and `__Secure-device`; cookies with the plain names are then ignored.
         * @example session=EXAMPLE; Path=/; HttpOnly; SameSite=Strict; Max-Age=900; Expires=Thu, 31 Jan 2030 08:15:00 GMT
         */
        KnownBrowserCookies: string;
        /**
         * @description Path of the new object.
         * @example /api/v1/users/a742b8aa-1b98-42ed-a051-9f62f220251b
         */
        Location: string;
        /**
         * @description Seconds to wait before the next attempt; absent if `retry_after` is null.
         * @example 1
         */
        OptionalRetryAfter: number;
        /**
         * @description Maximum number of requests in the rate limit window of this operation. Absent if rate limits are off.
         * @example 120
         */
        RateLimitLimit: number;
        /**
         * @description Remaining requests in the rate limit window. Absent if rate limits are off.
         * @example 119
         */
        RateLimitRemaining: number;
        /**
         * @description Seconds until the oldest counted request leaves the rate limit window. Absent if rate limits are off.
         * @example 60
         */
        RateLimitReset: number;
        /**
         * @description Seconds to wait before the next attempt, the same as `retry_after`.
         * @example 7
         */
        RetryAfter: number;
        /**
         * @description Three cookies: `session` (HttpOnly, path `/`), `csrf_token` (readable, path `/`) and `refresh_token` (HttpOnly, path `/api/v1/auth/refresh`). All are SameSite=Strict, without Domain, with Max-Age and Expires. If the public URL is https, they are Secure and named `__Host-session`, `__Host-csrf_token` and `__Secure-refresh_token`; cookies with the plain names are then ignored.
         * @example session=EXAMPLE; Path=/; HttpOnly; SameSite=Strict; Max-Age=900; Expires=Thu, 31 Jan 2030 08:15:00 GMT
         */
        SignInCookies: string;
        /**
         * @description Always `websocket`.
         * @example websocket
         */
        Upgrade: "websocket";
        /**
         * @description Contains `Accept`, because that header determines the form of an error.
         * @example Accept
         */
        Vary: string;
        /**
         * @description Always `Bearer`.
         * @example Bearer
         */
        WwwAuthenticate: "Bearer";
        /**
         * @description Kind of the provider that generated the response. Absent if no model was called. On a stream it is the provider known when the headers are sent; `generated_by` is authoritative.
         * @example guided
         */
        XModelProvider: components["schemas"]["ProviderKind"];
        /**
         * @description Id of this request, a new UUID for each request; the same as `instance` of an error.
         * @example 3f2b8c1e-5d4a-4b6f-9c7d-8e9f0a1b2c3d
         */
        XRequestId: components["schemas"]["Uuid"];
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getLiveness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfLivenessStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is ready. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfReadinessProbe"];
                };
            };
            400: components["responses"]["BadRequest"];
            500: components["responses"]["InternalError"];
            /** @description The server is not ready. The same report with the status `unavailable`. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfReadinessProbe"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is ready. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfReadinessStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            /** @description The server is not ready: the same report with the status `unavailable`, or an error if the credential cannot be checked. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProblemDetail"];
                    "application/json": components["schemas"]["ApiResponseOfReadinessStatus"] | components["schemas"]["FailureResponse"];
                };
            };
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current capabilities. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCapabilitiesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mcp: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Protocol revision of the message, as in its `_meta`. Clients of earlier revisions send it after `initialize`.
                 * @example 2026-07-28
                 */
                "mcp-protocol-version"?: components["parameters"]["McpProtocolVersion"];
                /**
                 * @description Method of the message, since revision 2026-07-28.
                 * @example tools/call
                 */
                "mcp-method"?: components["parameters"]["McpMethod"];
                /**
                 * @description Name of the called tool, since revision 2026-07-28.
                 * @example departments.create
                 */
                "mcp-name"?: components["parameters"]["McpName"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The response to a JSON-RPC request. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["McpReply"];
                    "text/event-stream": components["schemas"]["McpFrame"];
                };
            };
            /** @description The notification was received; it has no response. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["McpBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["McpUnknownMethod"];
            406: components["responses"]["McpNotAcceptable"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listEvents: {
        parameters: {
            query: {
                /**
                 * @description Returns only events after this position. If absent, the list starts at the oldest stored event.
                 * @example 7f3a09c2.1840
                 */
                after?: components["parameters"]["EventsAfter"];
                /**
                 * @description Maximum number of events of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["EventsLimit"];
                /**
                 * @description Names of channels (`ChannelName`, or `user:` and the id of the caller), separated by commas. A channel that the caller may not read is left out; a channel that does not exist is 400. If absent, all channels that the caller may read.
                 * @example tasks,projects
                 */
                channels?: components["parameters"]["EventChannels"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfEvent"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                /**
                 * @description Starts the stream after this position. If absent, the stream starts with new events. `Last-Event-ID` takes precedence.
                 * @example 7f3a09c2.1840
                 */
                after?: components["parameters"]["StreamAfter"];
                /**
                 * @description Names of channels (`ChannelName`, or `user:` and the id of the caller), separated by commas. A channel that the caller may not read is left out; a channel that does not exist is 400. If absent, all channels that the caller may read.
                 * @example tasks,projects
                 */
                channels?: components["parameters"]["EventChannels"];
            };
            header?: {
                /**
                 * @description Id of the last received frame. Browsers send it when they reconnect.
                 * @example 7f3a09c2.1840
                 */
                "last-event-id"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frames as server-sent events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["FeedFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    openWebSocket: {
        parameters: {
            query?: {
                /**
                 * @description Ticket from `createWsTicket`. It opens one socket.
                 * @example EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0
                 */
                ticket?: components["parameters"]["Ticket"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection is a WebSocket. */
            101: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["ForeignOrigin"];
            426: components["responses"]["UpgradeRequired"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listReleases: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The releases. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfReleaseEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getReleasedDocument: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Released version with the suffix `.json`.
                 * @example 1.0.0.json
                 */
                document_name: components["parameters"]["DocumentName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenapi30Json: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Openapi30Document"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenapi32Json: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Openapi32Document"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getAsyncapiJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AsyncapiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getHome: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page of the console. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getConsole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getConsoleAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of a stylesheet or script, as listed in the pages.
                 * @example pages.0123456789abcdef.css
                 */
                asset_name: components["parameters"]["AssetName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stylesheet or script. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDocsAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of a stylesheet or script, as listed in the pages.
                 * @example pages.0123456789abcdef.css
                 */
                asset_name: components["parameters"]["AssetName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stylesheet or script. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/css": string;
                    "text/javascript": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getGuide: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getDocsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of a page of the documentation.
                 * @example recipes
                 */
                page_name: components["parameters"]["PageName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    getErrorDocs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    setupAdmin: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Setup token of this deployment (`SETUP_TOKEN`), which the operator knows. Required if `needs_setup_token` of `getSetupStatus` is true; otherwise ignored.
                 * @example EXAMPLE-setup-token
                 */
                "x-setup-token"?: components["parameters"]["SetupToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupRequest"];
            };
        };
        responses: {
            /** @description The account was created and is signed in. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["KnownBrowserCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCookieSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["SetupForbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    devLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed in as the `ceo`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["SignInCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCookieSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["KnownBrowserCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCookieSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["WrongCredentials"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["ClearedCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["UnauthorizedSignedOut"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    refreshSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Renewed. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["SignInCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCookieSessionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForeignOrigin"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            /** @description The password was changed; the body is the caller in the new session. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "Set-Cookie": components["headers"]["KnownBrowserCookies"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCurrentUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserInfoResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWsTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ticket. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWsTicketResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSessions: {
        parameters: {
            query: {
                /**
                 * @description The users whose sessions are listed.
                 * @example own
                 */
                scope: components["schemas"]["SessionScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The active sessions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSessionResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the session, from `listSessions`.
                 * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
                 */
                session_id: components["parameters"]["SessionIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session was revoked. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The API keys of the caller. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApiKeyResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApiKeyRequest"];
            };
        };
        responses: {
            /** @description The API key with its secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCreatedApiKeyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query: {
                /**
                 * @description Also revokes the keys and disables the webhook endpoints that were created with this key.
                 * @example true
                 */
                cascade: components["parameters"]["Cascade"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the API key, from `listApiKeys`.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key was revoked. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsers: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of users. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The new user. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateUserRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRoleRequest"];
            };
        };
        responses: {
            /** @description The updated user. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetUserPassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The user, who must change the password. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    transferCeo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TransferCeoRequest"];
            };
        };
        responses: {
            /** @description The new `ceo`. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    grantOrgRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GrantOrgRoleRequest"];
            };
        };
        responses: {
            /** @description The user with the new org role. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeOrgRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the user. An id that is not a UUID is treated as unknown.
                 * @example a742b8aa-1b98-42ed-a051-9f62f220251b
                 */
                user_id: components["parameters"]["UserIdInPath"];
                /**
                 * @description Org role to remove. A text that is not an org role returns `422`.
                 * @example editor
                 */
                role: components["parameters"]["OrgRoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not have the org role. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPeople: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The people. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfPersonResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSetupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the setup. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupStatusResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
        };
    };
    listSetupTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The templates. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTemplateInfoResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSetupCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupCompanyResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSetupCompany: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupCompanyRequest"];
            };
        };
        responses: {
            /** @description The company. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupCompanyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getModelRecommendations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recommendations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupModelRecommendationsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createSetupAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupAgentRequest"];
            };
        };
        responses: {
            /** @description The new agent. `Location` is the path of the agent. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupAgentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSetupAgents: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfSetupAgentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSetupAgentModel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentModelRequest"];
            };
        };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupAgentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSetupAgentName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentNameRequest"];
            };
        };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupAgentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setSetupAgentPersonality: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentPersonalityRequest"];
            };
        };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupAgentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    randomizeSetupAgentName: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Zero-based position of the agent in the roster, which is the company order.
                 * @example 0
                 */
                agent_index: components["parameters"]["AgentIndex"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The updated agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupAgentSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAvailableLocales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locales. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfAvailableLocalesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNameLocales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The locales. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupNameLocalesResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setNameLocales: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupNameLocalesRequest"];
            };
        };
        responses: {
            /** @description The stored locales. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupNameLocalesResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeSetup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setup is complete. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSetupCompleteResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPersonalityPresets: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of presets. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfPersonalityPresetInfoResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompany: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCompanyResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateCompany: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateCompanyRequest"];
            };
        };
        responses: {
            /** @description The fields that the request set. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUpdatedCompanyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCompanySettingsResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanyDepartments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderDepartments: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderDepartmentsRequest"];
            };
        };
        responses: {
            /** @description The departments in their new order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCompanyVersions: {
        parameters: {
            query: {
                /**
                 * @description Number of entries to skip before the page.
                 * @example 0
                 */
                offset: components["parameters"]["Offset"];
                /**
                 * @description Maximum number of entries of the page. If absent, the page contains all entries from the offset on. In both cases a page ends before 2 MiB; `has_more` is then true, and the next page starts at `offset` plus the number of entries received.
                 * @example 20
                 */
                limit?: components["parameters"]["OffsetLimit"];
                /**
                 * @description Whether each version contains its snapshot. With `false` the field `snapshot` is absent.
                 * @example false
                 */
                snapshots: components["parameters"]["WithSnapshots"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfCompanyVersionEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanyVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCompanyVersionResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCompanyVersionDiff: {
        parameters: {
            query?: {
                /**
                 * @description Version to compare with. Defaults to the previous version.
                 * @example 6
                 */
                against?: components["parameters"]["AgainstVersion"];
            };
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The differences. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCompanyVersionDiffResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreCompanyVersion: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with the restored state. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCompanyVersionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDepartments: {
        parameters: {
            query: {
                /**
                 * @description Number of entries to skip before the page.
                 * @example 0
                 */
                offset: components["parameters"]["Offset"];
                /**
                 * @description Maximum number of entries of the page. If absent, the page contains all entries from the offset on. In both cases a page ends before 2 MiB; `has_more` is then true, and the next page starts at `offset` plus the number of entries received.
                 * @example 20
                 */
                limit?: components["parameters"]["OffsetLimit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of departments. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfDepartmentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createDepartment: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateDepartmentRequest"];
            };
        };
        responses: {
            /** @description The new department. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDepartment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteDepartment: {
        parameters: {
            query: {
                /**
                 * @description Reason for the deletion, for the audit log; stored trimmed.
                 * @example Merged into product.
                 */
                reason: components["parameters"]["DeletionReason"];
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateDepartment: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateDepartmentRequest"];
            };
        };
        responses: {
            /** @description The updated department. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reorderDepartmentAgents: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReorderAgentsRequest"];
            };
        };
        responses: {
            /** @description The agents of the department in their new order. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfAgentResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCeremonyPolicy: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The policy, or null. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCeremonyPolicyResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setCeremonyPolicy: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CeremonyPolicy"];
            };
        };
        responses: {
            /** @description The stored policy. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCeremonyPolicyResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteCeremonyPolicy: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The department has no policy. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDepartmentHealth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of the department. An id that is not a UUID is treated as unknown.
                 * @example 3d6f0a52-8c1e-4b7a-9f04-5e2d1c0b9a83
                 */
                department_id: components["parameters"]["DepartmentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The health of the department. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfDepartmentHealthResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAgents: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of agents. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfAgentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createAgent: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateAgentRequest"];
            };
        };
        responses: {
            /** @description The new agent. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfAgentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getAgent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the agent. An id that is not a UUID is treated as unknown.
                 * @example c45f7b82-9e0d-4a13-8f6c-1b2e3d4c5a60
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfAgentResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteAgent: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the agent. An id that is not a UUID is treated as unknown.
                 * @example c45f7b82-9e0d-4a13-8f6c-1b2e3d4c5a60
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The agent was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateAgent: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the agent. An id that is not a UUID is treated as unknown.
                 * @example c45f7b82-9e0d-4a13-8f6c-1b2e3d4c5a60
                 */
                agent_id: components["parameters"]["AgentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateAgentRequest"];
            };
        };
        responses: {
            /** @description The updated agent. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "dry-run-budget-percent": components["headers"]["DryRunBudgetPercent"];
                    "dry-run-budget-monthly": components["headers"]["DryRunBudgetMonthly"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfAgentResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoles: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of roles. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfRoleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRoleResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setRole: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PutRoleRequest"];
            };
        };
        responses: {
            /** @description The replaced role. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRoleResponse"];
                };
            };
            /** @description The new role. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRoleResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteRole: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRoleVersions: {
        parameters: {
            query: {
                /**
                 * @description Number of entries to skip before the page.
                 * @example 0
                 */
                offset: components["parameters"]["Offset"];
                /**
                 * @description Maximum number of entries of the page. If absent, the page contains all entries from the offset on. In both cases a page ends before 2 MiB; `has_more` is then true, and the next page starts at `offset` plus the number of entries received.
                 * @example 20
                 */
                limit?: components["parameters"]["OffsetLimit"];
                /**
                 * @description Whether each version contains its snapshot. With `false` the field `snapshot` is absent.
                 * @example false
                 */
                snapshots: components["parameters"]["WithSnapshots"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfRoleVersionEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRoleVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRoleVersionResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreRoleVersion: {
        parameters: {
            query: {
                /**
                 * @description With `true` the change is only simulated: all rules are checked and the response is the response of the real request, but nothing is stored and no event is published. The response contains the header `dry-run` and headers with the version that the change would create and its effect on the budget. New ids and timestamps in the response are valid only for the simulation. An `Idempotency-Key` is neither stored nor replayed.
                 * @example true
                 */
                dry_run: components["parameters"]["DryRunQuery"];
            };
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the role, compared trimmed, in NFC and ignoring case. Encode a slash in the name as `%2F`.
                 * @example Backend Developer
                 */
                role_name: components["parameters"]["RoleName"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version with the restored state. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "dry-run": components["headers"]["DryRunHeader"];
                    "dry-run-version": components["headers"]["DryRunVersion"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRoleVersionResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The providers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProviderResponseList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only entries of this action.
                 * @example department.deleted
                 */
                action?: components["parameters"]["AuditAction"];
                /**
                 * @description Returns only entries of actions and attempts of this user.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                actor_id?: components["parameters"]["AuditActorId"];
                /**
                 * @description Returns only entries about the object with this id.
                 * @example b82e5c17-4f3a-4d96-8e51-7a0c9d2f6b14
                 */
                target_id?: components["parameters"]["AuditTargetId"];
                /**
                 * @description Returns only entries of this IP address, in any notation. It is a single address, not a range.
                 * @example 203.0.113.7
                 */
                address?: components["parameters"]["AuditAddress"];
                /**
                 * @description Returns only entries at or after this time.
                 * @example 2030-02-01T00:00:00Z
                 */
                from?: components["parameters"]["AuditFrom"];
                /**
                 * @description Returns only entries before this time.
                 * @example 2030-03-01T00:00:00Z
                 */
                to?: components["parameters"]["AuditTo"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of audit log entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfAuditEntryResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSettings: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only settings of this namespace.
                 * @example chat
                 */
                namespace?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of settings. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfSettingEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the setting, from `listSettings`.
                 * @example chat
                 */
                namespace: components["parameters"]["SettingNamespace"];
                /**
                 * @description Key of the setting within its namespace, from `listSettings`.
                 * @example act_intent_confidence_floor
                 */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The setting. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSettingEntry"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Namespace of the setting, from `listSettings`.
                 * @example chat
                 */
                namespace: components["parameters"]["SettingNamespace"];
                /**
                 * @description Key of the setting within its namespace, from `listSettings`.
                 * @example act_intent_confidence_floor
                 */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSettingRequest"];
            };
        };
        responses: {
            /** @description The setting with the new value. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSettingEntry"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetSetting: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Namespace of the setting, from `listSettings`.
                 * @example chat
                 */
                namespace: components["parameters"]["SettingNamespace"];
                /**
                 * @description Key of the setting within its namespace, from `listSettings`.
                 * @example act_intent_confidence_floor
                 */
                key: components["parameters"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No value is stored. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSpending: {
        parameters: {
            query: {
                /**
                 * @description First day, inclusive. Defaults to the first day of the month of `to`.
                 * @example 2030-01-01
                 */
                from?: components["schemas"]["CalendarDay"];
                /**
                 * @description Last day, inclusive. Defaults to today.
                 * @example 2030-01-31
                 */
                to?: components["schemas"]["CalendarDay"];
                /**
                 * @description Length of the periods.
                 * @example month
                 */
                by: components["schemas"]["SpendingPeriod"];
                /**
                 * @description Level of the entries.
                 * @example department
                 */
                level: components["schemas"]["SpendingLevel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The spending entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfSpendingEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getBudget: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The current budget. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfBudgetReport"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getInbox: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of inbox items. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "inbox-count": components["headers"]["InboxCount"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfInboxItem"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApprovals: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only approvals with this status.
                 * @example pending
                 */
                status?: components["schemas"]["ApprovalStatus"];
                /**
                 * @description Returns only approvals with this risk level.
                 * @example high
                 */
                risk_level?: components["schemas"]["RiskLevel"];
                /**
                 * @description Returns only approvals with exactly this action type.
                 * @example deploy:release
                 */
                action_type?: string;
                /**
                 * @description Returns only approvals with this source.
                 * @example review_gate
                 */
                source?: components["schemas"]["ApprovalSource"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of approvals. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfApprovalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateApprovalRequest"];
            };
        };
        responses: {
            /** @description The pending approval. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApprovalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approval. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApprovalResponse"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ApproveApprovalRequest"];
            };
        };
        responses: {
            /** @description The approved approval. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApprovalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectApproval: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the approval. An id that is not a UUID is treated as unknown.
                 * @example fbac0ae5-8918-465e-9d77-3e577b6be091
                 */
                approval_id: components["parameters"]["ApprovalId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RejectApprovalRequest"];
            };
        };
        responses: {
            /** @description The rejected approval. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApprovalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendTurn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnRequest"];
            };
        };
        responses: {
            /** @description The result of the turn. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "x-model-provider": components["headers"]["XModelProvider"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTurnResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamTurn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnRequest"];
            };
        };
        responses: {
            /** @description The frames of the turn as server-sent events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "x-model-provider": components["headers"]["XModelProvider"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["TurnFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    classifyTurn: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TurnRequest"];
            };
        };
        responses: {
            /** @description The intent and its confidence. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "x-model-provider": components["headers"]["XModelProvider"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTurnClassification"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversations: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only conversations with this status.
                 * @example active
                 */
                status?: components["schemas"]["ConversationStatus"];
                /**
                 * @description Returns only conversations of this kind.
                 * @example group
                 */
                kind?: components["schemas"]["ConversationKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of conversations. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfConversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfConversation"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The conversation was erased. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConversationTurns: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Order of the turns: the first or the last turn first.
                 * @example desc
                 */
                order: components["schemas"]["TurnOrder"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of turns. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfConversationTurn"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closeConversation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the conversation. An id that is not a UUID is treated as unknown.
                 * @example 7f65f33a-c48f-4be6-8d49-0d56bc85b234
                 */
                conversation_id: components["parameters"]["ConversationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The closed conversation. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfConversation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    interviewCharter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InterviewTurnArgs"];
            };
        };
        responses: {
            /** @description A question or a draft. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "x-model-provider": components["headers"]["XModelProvider"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfInterviewTurnResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            502: components["responses"]["BadGateway"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCharters: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only charters with this status.
                 * @example drafted
                 */
                status?: components["schemas"]["CharterStatus"];
                /**
                 * @description Returns only charters of this existing project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description The users whose charters are listed.
                 * @example own
                 */
                scope: components["schemas"]["CharterScope"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of charters. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfProjectCharter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCharter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The charter. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProjectCharter"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    editCharter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CharterEditArgs"];
            };
        };
        responses: {
            /** @description The updated charter. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProjectCharter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approveCharter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The approved charter and its run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCharterApprovalResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelCharter: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled charter. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProjectCharter"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCharterVersions: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of versions. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfCharterVersionSummary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCharterVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the charter. An id that is not a UUID is treated as unknown.
                 * @example c3f4e21d-d877-4766-a8de-8fe946cfca2b
                 */
                charter_id: components["parameters"]["CharterId"];
                /**
                 * @description Number of the version in ASCII digits without a leading zero. Any other text is treated as an unknown version.
                 * @example 7
                 */
                version: components["parameters"]["VersionNumber"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCharterVersion"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listProjects: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only projects with this status.
                 * @example active
                 */
                status?: components["schemas"]["ProjectStatus"];
                /**
                 * @description Returns only projects led by the agent with this id.
                 * @example 6410caf2-d7cb-4ce6-919c-212968a5d9c1
                 */
                lead?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of projects. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfProject"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateProjectRequest"];
            };
        };
        responses: {
            /** @description The new project. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProject"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the project. An id that is not a UUID is treated as unknown.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The project. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProject"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the project. An id that is not a UUID is treated as unknown.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id: components["parameters"]["ProjectId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateProjectRequest"];
            };
        };
        responses: {
            /** @description The updated project. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfProject"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTasks: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only tasks with this status.
                 * @example in_progress
                 */
                status?: components["schemas"]["TaskStatus"];
                /**
                 * @description Returns only tasks of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only tasks created from this plan.
                 * @example cd345862-40f2-431f-95fe-9e8964606983
                 */
                plan_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only tasks assigned to the agent with this id.
                 * @example 6410caf2-d7cb-4ce6-919c-212968a5d9c1
                 */
                assigned_to?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of tasks. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateTaskRequest"];
            };
        };
        responses: {
            /** @description The new task. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTask"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateTaskRequest"];
            };
        };
        responses: {
            /** @description The updated task. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the task. An id that is not a UUID is treated as unknown.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id: components["parameters"]["TaskId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["CancelTaskRequest"];
            };
        };
        responses: {
            /** @description The cancelled task. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfTask"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWork: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorkOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pauseWork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkScope"];
            };
        };
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorkOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resumeWork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkScope"];
            };
        };
        responses: {
            /** @description The overview. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorkOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsage: {
        parameters: {
            query: {
                /**
                 * @description Level of the entries.
                 * @example task
                 */
                level: components["schemas"]["UsageLevel"];
                /**
                 * @description Includes only runs of this task.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id?: components["schemas"]["Uuid"];
                /**
                 * @description Includes only runs of tasks of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Includes only runs for this agent.
                 * @example 6410caf2-d7cb-4ce6-919c-212968a5d9c1
                 */
                agent_id?: components["schemas"]["Uuid"];
                /**
                 * @description First day, inclusive. Defaults to the day of the first run.
                 * @example 2030-02-01
                 */
                from?: components["schemas"]["CalendarDay"];
                /**
                 * @description Last day, inclusive. Defaults to the day of the last run.
                 * @example 2030-02-28
                 */
                to?: components["schemas"]["CalendarDay"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The usage entries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUsageEntryList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWorkers: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only workers with this status.
                 * @example online
                 */
                status?: components["schemas"]["WorkerStatus"];
                /**
                 * @description Returns only workers of this kind.
                 * @example external
                 */
                kind?: components["schemas"]["WorkerKind"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of workers. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfWorker"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWorker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worker. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorker"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerWorker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegisterWorkerRequest"];
            };
        };
        responses: {
            /** @description The worker with its new registration. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorker"];
                };
            };
            /** @description The new worker. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWorker"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWorker: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The worker was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    claimRuns: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the worker, 1 to 64 of the characters `a-z`, `0-9`, `.`, `_` and `-`. Any other text returns `400`.
                 * @example builder-1
                 */
                worker_name: components["parameters"]["WorkerNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["ClaimRunsRequest"];
            };
        };
        responses: {
            /** @description The claimed runs; empty if no task is ready. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfClaimList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRuns: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only runs of this task.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only runs of tasks of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only runs for this agent.
                 * @example 6410caf2-d7cb-4ce6-919c-212968a5d9c1
                 */
                agent_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only runs of this worker.
                 * @example builder-1
                 */
                worker_name?: components["schemas"]["WorkerName"];
                /**
                 * @description Returns only runs with this status.
                 * @example running
                 */
                status?: components["schemas"]["RunStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of runs. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRun"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    heartbeatRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HeartbeatRequest"];
            };
        };
        responses: {
            /** @description The state of the run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfHeartbeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listRunSteps: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only steps with a higher number.
                 * @example 12
                 */
                after: number;
            };
            header?: never;
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of steps. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfRunStep"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addRunSteps: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddRunStepsRequest"];
            };
        };
        responses: {
            /** @description The state of the run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfHeartbeat"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            402: components["responses"]["PaymentRequired"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    streamRun: {
        parameters: {
            query: {
                /**
                 * @description Number of the last step that the client received. The stream starts with the next step. `Last-Event-ID` takes precedence.
                 * @example 12
                 */
                after: components["parameters"]["StepsAfter"];
            };
            header?: {
                /**
                 * @description Id of the last received frame, which is the number of a step. Browsers send it when they reconnect.
                 * @example 12
                 */
                "last-event-id"?: components["parameters"]["LastStepNumber"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frames as server-sent events. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RunFrame"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    putArtifact: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Lease token of the claim. A token that is not the lease token of the run returns `403`.
                 * @example lt_EXAMPLEexampleEXAMPLEexampleEXAMPLEexample0
                 */
                "lease-token": components["parameters"]["LeaseTokenHeader"];
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
                /**
                 * @description Name of the artifact, which is also the file name of its downloads. A name that is not allowed returns `400`.
                 * @example invoices.txt
                 */
                artifact_name: components["parameters"]["ArtifactNameInPath"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/octet-stream": string;
                "*/*": string;
            };
        };
        responses: {
            /** @description The existing artifact with the same bytes. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfArtifact"];
                };
            };
            /** @description The new artifact. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfArtifact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestInput: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestInputRequest"];
            };
        };
        responses: {
            /** @description The pending approval. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    ETag: components["headers"]["ETag"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfApprovalResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FinishRunRequest"];
            };
        };
        responses: {
            /** @description The finished run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    releaseRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReleaseRunRequest"];
            };
        };
        responses: {
            /** @description The released run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reviewRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the run. An id that is not a UUID is treated as unknown.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRunRequest"];
            };
        };
        responses: {
            /** @description The reviewed run. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfRun"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listArtifacts: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only artifacts of this task.
                 * @example f4ab6533-bb2a-4a41-8b9f-7f3d7fb4cba4
                 */
                task_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only artifacts of this run.
                 * @example 2b1de0d4-7c3f-4f0a-9d57-6a8e3b5c1f20
                 */
                run_id?: components["schemas"]["Uuid"];
                /**
                 * @description Returns only artifacts of tasks of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of artifacts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfArtifact"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getArtifact: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the artifact. An id that is not a UUID is treated as unknown.
                 * @example 9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42
                 */
                artifact_id: components["parameters"]["ArtifactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The artifact. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfArtifact"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getArtifactContent: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The part of the content to return, for example `bytes=0-1023`. One range of bytes returns `206`. A header with several ranges or another form is ignored, and the response is the whole content.
                 * @example bytes=0-1023
                 */
                range?: components["parameters"]["RangeOfBytes"];
                /**
                 * @description ETag of the content of which the client has a part. If it is not the current ETag, `Range` is ignored.
                 * @example "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
                 */
                "if-range"?: components["parameters"]["IfRange"];
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the artifact. An id that is not a UUID is treated as unknown.
                 * @example 9c4b7d1e-52a8-4e36-8f0d-3b6a1c9e7d42
                 */
                artifact_id: components["parameters"]["ArtifactId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole content. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "*/*": string;
                };
            };
            /** @description The requested part of the content. */
            206: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    "Accept-Ranges": components["headers"]["AcceptRanges"];
                    "Content-Range": components["headers"]["ContentRange"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": string;
                    "*/*": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            416: components["responses"]["RangeNotSatisfiable"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPlans: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only plans with this status.
                 * @example pending_review
                 */
                status?: components["schemas"]["PlanStatus"];
                /**
                 * @description Returns only plans of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of plans. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfPlan"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the plan. An id that is not a UUID is treated as unknown.
                 * @example cd345862-40f2-431f-95fe-9e8964606983
                 */
                plan_id: components["parameters"]["PlanId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfPlan"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listForecasts: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only forecasts of this project.
                 * @example 1d0c141f-101b-4cf7-808e-fdddf28b58cd
                 */
                project_id?: components["schemas"]["Uuid"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of forecasts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfForecast"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getForecast: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the forecast. An id that is not a UUID is treated as unknown.
                 * @example 1f2cb2a6-a5c2-4645-aff0-729398ee52cd
                 */
                forecast_id: components["parameters"]["ForecastId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The forecast. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfForecast"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listConnections: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of connections. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateConnectionRequest"];
            };
        };
        responses: {
            /** @description The connection; for `webhook` with its signing secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCreatedConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfConnection"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateConnection: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateConnectionRequest"];
            };
        };
        responses: {
            /** @description The updated connection. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateConnectionSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The connection with its new signing secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCreatedConnection"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startOauth: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The authorization page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfOauthStart"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReceipts: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of receipts. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfWebhookReceipt"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    oauthCallback: {
        parameters: {
            query: {
                /**
                 * @description The state from `startOauth`.
                 * @example EXAMPLE-state-EXAMPLE-state-EXAMPLE-state-E
                 */
                state: string;
                /**
                 * @description The authorization code of the provider.
                 * @example EXAMPLE-code
                 */
                code?: string;
                /**
                 * @description The error code of the provider. Its text is ignored.
                 * @example access_denied
                 */
                error?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account is connected. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfOauthConnected"];
                };
            };
            400: components["responses"]["BadRequest"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveWebhook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the message at its sender, the same for each attempt.
                 * @example msg_2KWPBgLlAfxdpx2AI54pPJ85f4W
                 */
                "webhook-id": components["parameters"]["WebhookId"];
                /**
                 * @description Time at which the sender sent the message, in seconds since 1970.
                 * @example 1896170400
                 */
                "webhook-timestamp": components["parameters"]["WebhookTimestamp"];
                /**
                 * @description One or more signatures, separated by spaces; at least one must be valid. A signature is `v1,` and the base64 of the HMAC. A request without this header returns `401`.
                 * @example v1,EXAMPLEexampleEXAMPLEexampleEXAMPLEexampleE=
                 */
                "webhook-signature"?: components["parameters"]["WebhookSignature"];
            };
            path: {
                /**
                 * @description Name of the connection.
                 * @example shop
                 */
                connection_name: components["parameters"]["ConnectionName"];
                /**
                 * @description Type of the message, chosen by its sender.
                 * @example order.created
                 */
                event_type: components["parameters"]["EventTypeInPath"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookPayload"];
            };
        };
        responses: {
            /** @description The message was received, by this or by an earlier request. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWebhookAccepted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForeignOrigin"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookEndpoints: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of webhook endpoints. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The new endpoint with its secret. */
            201: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    Location: components["headers"]["Location"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description ETags that the client has stored. If the current ETag is one of them, the response is `304` without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWebhookEndpoint"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint was deleted. */
            204: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Applies the change only if the current ETag of the object is one of these ETags, or with `*` if the object exists. Otherwise returns `409` `4002` and changes nothing. If absent, the change applies to any version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateWebhookEndpointRequest"];
            };
        };
        responses: {
            /** @description The updated endpoint. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    ETag: components["headers"]["ETag"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rotateWebhookEndpointSecret: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The endpoint with its new secret. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfCreatedWebhookEndpoint"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query: {
                /** @description Cursor of the page: `next_cursor` of the previous page, unchanged; absent for the first page. A cursor is valid only for its list; any other text returns `400`. */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Maximum number of entries of a page. Values out of range return `400`; they are not adjusted.
                 * @example 50
                 */
                limit: components["parameters"]["Limit"];
                /**
                 * @description Returns only deliveries with this status.
                 * @example dead
                 */
                status?: components["schemas"]["WebhookDeliveryStatus"];
            };
            header?: never;
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of deliveries. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedResponseOfWebhookDelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    redeliverWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RedeliverWebhookRequest"];
            };
        };
        responses: {
            /** @description The redelivery was queued. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWebhookRedelivery"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A unique text, preferably a UUID, that identifies one request. If its response was lost, send the same key and body again: the request takes effect once. The same key with another body returns `409`. Keys are stored for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description Value of the cookie `csrf_token`, which is named `__Host-csrf_token` if the public URL is https. Required with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description Id of the webhook endpoint. An id that is not a UUID is treated as unknown.
                 * @example 5e48fcbd-50ab-4908-b1c3-070516ff6f72
                 */
                endpoint_id: components["parameters"]["EndpointId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event was queued. */
            202: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    "idempotency-replayed": components["headers"]["IdempotencyReplayed"];
                    "RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "RateLimit-Reset": components["headers"]["RateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfWebhookTest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    receiveEvent: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the event, the same in every attempt.
                 * @example 4ea4f815-93fc-4484-b50b-f8eec6d46385
                 */
                "webhook-id": components["schemas"]["Uuid"];
                /**
                 * @description Time of the attempt, in seconds since 1970.
                 * @example 1896166800
                 */
                "webhook-timestamp": number;
                /**
                 * @description One signature or, for 24 hours after a rotation of the secret, two signatures separated by a space; one valid signature is sufficient.
                 * @example v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=
                 */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookEvent"];
            };
        };
        responses: {
            /** @description Any response. Only its status is read. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
