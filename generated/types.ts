// Written by scripts/generate.ts from spec/. Do not edit.

export interface paths {
    "/api/v1/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask whether the process is alive
         * @description Answers 200 as soon as the server takes requests, and touches nothing else. Use it to decide whether to restart the process;
         *     ask `getReadiness` whether to send it traffic.
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
         * Ask whether the server is ready
         * @description Tells a load balancer whether to send traffic: 200 when the database answers and events flow, otherwise 503. Both carry the
         *     same report in the successful envelope, whatever `Accept` says; the 503 is a verdict, not a failure of the request. No part of
         *     the server is named; a signed-in caller gets the parts from `getHealth`.
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
         * Get the state of the server, part by part
         * @description The verdict of `getReadiness` with the parts it is made of, for people who run the server. The state of the model provider is
         *     shown but does not change the verdict. The 503 is a report in the successful envelope, not a failure of the request.
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
         * Get the capabilities of this deployment
         * @description Tells a client which optional parts of the service it may offer to its users. Worked out anew on every call, so a changed
         *     setting shows at once; poll with `If-None-Match` to learn of a change cheaply.
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
         * Get the metrics of the server
         * @description Counters and timings in the text format of Prometheus, without any name or text of a user. When the setting `metrics_enabled`
         *     is off, the answer is 503.
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
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document as JSON
         * @description The interface document that the server itself works from, in one file with local references only. It is not wrapped in an
         *     envelope. Generate clients from it.
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
    "/openapi.yaml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get this document as YAML
         * @description The same document as `getOpenapiJson`, in the notation that people read more easily. It is not wrapped in an envelope.
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
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the reference
         * @description The human form of this document: every operation with its policy, its examples and a way to try it. The page loads nothing
         *     from other hosts.
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
    "/docs/errors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page about errors
         * @description One section per error category, with the anchors that the `type` addresses of failures point at: what happened and what to do.
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
         * Create the first account and sign in
         * @description Creates the ceo of a new deployment and signs the caller in: the answer sets the three cookies. It works exactly once. Of
         *     several calls at the same time one gets 201 and the others 409.
         *
         *     - 409 with 4000: there is a ceo already; sign in instead. 409 with 4001: the username is taken, or it is `system`.
         *     - 422: the deployment asks for a longer password than the 12 characters of the schema.
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
         * Sign in as the ceo without a password (development only)
         * @description Opens a session of the existing ceo without a password and sets the three cookies. It exists only where the development switch
         *     is on and the server listens on a loopback address; everywhere else it answers 404. It creates no user: 401 means that there is
         *     no ceo yet, so call `setupAdmin` first.
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
         * @description Opens a session and sets the three cookies; the token itself is never in the body. A user whose password must be changed may
         *     sign in and then call `changePassword`. With more than the allowed number of live sessions the oldest one ends.
         *
         *     - 401: the username or the password is wrong; the answer does not say which.
         *     - 429 with 5000: after 10 failures within 15 minutes the name is locked for 15 minutes, for the right password too. Wait
         *       `retry_after` seconds.
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
         * @description Ends the session that authenticated this request, together with its refresh tokens, and clears the three cookies. Called with an
         *     API key it only clears the cookies; the key stays valid (`revokeApiKey` ends it).
         *
         *     - 401: there was no valid session. The cookies are cleared all the same, so the browser is signed out either way.
         *     - 403: the CSRF token is missing or wrong. Nothing is ended and nothing is cleared.
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
         * @description Exchanges the `refresh_token` cookie for three new cookies. The session keeps its id and gets a new full life; the old refresh
         *     token is used up. Only that cookie is looked at: an expired access session does not matter, and no CSRF token is needed.
         *
         *     - 401 with 1000: the token is missing, unknown, expired or already used. Of several calls with one token at the same time one
         *       gets 200; the others try again with the cookies they have by then. A used token that comes back later than that counts as
         *       stolen and ends its session.
         *     - 401 with 1002: the session was signed out or revoked. Sign in again.
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
         * Change the own password
         * @description Sets a new password, ends all sessions of the user and opens a new one: the answer sets the three cookies. Other browsers then
         *     get 401 with 1002. API keys stay valid. It also lifts a forced password change.
         *
         *     - 401 with 1000: the current password is wrong. It counts as a failed sign-in.
         *     - 422: the deployment asks for a longer password than the 12 characters of the schema.
         *     - 429 with 5000: too many wrong passwords; the name is locked for `retry_after` seconds.
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
         * Get the signed-in caller
         * @description Who the credential belongs to and what it may do at this moment. For an API key the role is the weaker of the key's and its
         *     owner's, and the two lists are empty. It works while a password change is forced.
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
         * Get a ticket for a WebSocket connection
         * @description A browser cannot send credentials with a WebSocket, so fetch a ticket here and open `/api/v1/ws?ticket=...` with it at once. A
         *     ticket opens one connection and is void after `expires_in` seconds.
         *
         *     - 409: five tickets of this user are waiting to be used. Use one or let them expire.
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
         * List the live sessions
         * @description The caller's sessions that are neither revoked nor expired, newest first, in one list. The ceo may ask for everybody's with
         *     `scope=all`; others who ask for all get their own.
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
                 * @description The id of the session, as listed.
                 * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a session
         * @description Ends one of the caller's sessions together with its refresh tokens; the ceo may end anybody's. From the next request on its
         *     credential gets 401 with 1002, and its open sockets and streams end within 30 seconds. Ending it again gives 204 too. To sign
         *     out of the present session, `logout` also clears the cookies.
         *
         *     - 404: the session is unknown or somebody else's.
         *     - 409: sessions publish no ETag, so `If-Match` can only be `*`.
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
         * List the own API keys
         * @description All keys of the caller, newest first, revoked and expired ones too. The keys themselves are not shown; recognise them by name and
         *     by their last four characters.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key
         * @description Makes a key for programs, to be sent as `Authorization: Bearer ok_...`. This answer is the only one that shows it. The key acts
         *     for its owner, in the weaker of its own role and the owner's present role; org roles never widen it. It ends with `expires_at`,
         *     with `revokeApiKey` or with its owner.
         *
         *     - 403: the caller may not hand out this role. A ceo may hand out all but `system`; a manager all but `ceo` and `system`; a
         *       pair_programmer and a board_member their own role and `observer`; an observer only `observer`.
         *     - 409: this `Idempotency-Key` was used before. Because the answer carries a secret it is not stored; look for the key in the
         *       list, and if its secret is lost, revoke it and create another.
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
                 * @description The id of the API key, as listed.
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
         * @description Ends one of the caller's keys; the ceo may end anybody's. From the next request on the key gets 401. It stays in the list as
         *     revoked. Revoking it again gives 204 too.
         *
         *     - 404: the key is unknown or somebody else's.
         *     - 409: keys publish no ETag, so `If-Match` can only be `*`.
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
         * List the users
         * @description One page of users, ascending by id. The built-in system user is left out. Follow `pagination.next_cursor` for the next page.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates a user with a first password. The user signs in with it and must change it before doing anything else.
         *
         *     - 409 with 4000: the role is `ceo` and there is one; or this `Idempotency-Key` was used with another body. 409 with 4001: the
         *       username is taken, without regard to case, or it is `system`.
         *     - 422: the role is `system`, or the deployment asks for a longer password than the 12 characters of the schema.
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
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /**
         * Get a user
         * @description One user with the ETag to change it by. The id `system` gives the built-in system user.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user
         * @description Removes the user together with all sessions, refresh tokens and API keys; their credentials get 401 from then on. What the user
         *     made stays and keeps the id.
         *
         *     - 409 with 4000: the own account, the system user, the ceo or the last holder of the org role `owner`. 409 with 4002: the user was
         *       changed since the ETag in `If-Match`.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change the role of a user
         * @description Gives the user another role. Open sessions go on with the new role from their next request. The role the user has already
         *     changes nothing and gives 200.
         *
         *     - 409 with 4000: the user is the ceo or the system user, or the new role is `ceo`. The office of the ceo is not handed over here.
         *       409 with 4002: the user was changed since the ETag in `If-Match`.
         *     - 422: the new role is `system`.
         */
        patch: operations["updateUserRole"];
        trace?: never;
    };
    "/api/v1/users/{user_id}/org-roles": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user an org role
         * @description Adds an org role. From the first org role on these roles alone decide what the user may change in the organisation, whatever the
         *     human role says. To change the departments of a `department_admin`, take the role away and give it again.
         *
         *     - 409 with 4001: the user holds the role already.
         *     - 422: `department_admin` without departments, another role with departments, or the system user.
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
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
                /**
                 * @description The org role to take away. A text that is no org role gets 422.
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
         * Take an org role from a user
         * @description Removes an org role; with `department_admin` its departments go too. With the last org role gone the human role decides again.
         *
         *     - 404: the user is unknown or does not hold the role.
         *     - 409 with 4000: the user is the last holder of `owner`. 409 with 4002: the user was changed since the ETag in `If-Match`.
         *     - 422: the text in the path is no org role.
         */
        delete: operations["revokeOrgRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An API key without its secret. */
        ApiKeyResponse: {
            id: components["schemas"]["Uuid"];
            name: components["schemas"]["SingleLineName"];
            /** @description The role it was issued with. */
            role: components["schemas"]["HumanRole"];
            /** @description The owner. */
            user_id: components["schemas"]["UserId"];
            /** @description The last four characters of the key, to recognise it by. */
            last_four: string;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["TimestampOrNull"];
            revoked: boolean;
        };
        /** @description The successful envelope around a list of ApiKeyResponse. */
        ApiResponseOfApiKeyResponseList: {
            data: components["schemas"]["ApiKeyResponse"][];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around CapabilitiesResponse. */
        ApiResponseOfCapabilitiesResponse: {
            data: components["schemas"]["CapabilitiesResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around CookieSessionResponse. */
        ApiResponseOfCookieSessionResponse: {
            data: components["schemas"]["CookieSessionResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around CreatedApiKeyResponse. */
        ApiResponseOfCreatedApiKeyResponse: {
            data: components["schemas"]["CreatedApiKeyResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around LivenessStatus. */
        ApiResponseOfLivenessStatus: {
            data: components["schemas"]["LivenessStatus"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around ReadinessProbe. */
        ApiResponseOfReadinessProbe: {
            data: components["schemas"]["ReadinessProbe"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around ReadinessStatus. */
        ApiResponseOfReadinessStatus: {
            data: components["schemas"]["ReadinessStatus"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around a list of SessionResponse. */
        ApiResponseOfSessionResponseList: {
            data: components["schemas"]["SessionResponse"][];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around UserInfoResponse. */
        ApiResponseOfUserInfoResponse: {
            data: components["schemas"]["UserInfoResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around UserResponse. */
        ApiResponseOfUserResponse: {
            data: components["schemas"]["UserResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description The successful envelope around WsTicketResponse. */
        ApiResponseOfWsTicketResponse: {
            data: components["schemas"]["WsTicketResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description One boolean per optional part of the service: whether it is wired and switched on in this deployment, at this moment. */
        CapabilitiesResponse: {
            /** @description Questions about the organisation are answered. */
            explain_chat: boolean;
            /** @description Requests become plans for review. */
            propose: boolean;
            /** @description Several role agents can be convened in one thread. */
            group_chat: boolean;
            /** @description Agents may invite other agents into a group. */
            invites: boolean;
            /** @description Permitted write and admin actions can be run from the chat. */
            direct_mcp: boolean;
            /** @description Charter interviews are held. */
            charter: boolean;
            /** @description A role agent is chosen to answer according to the topic. */
            concern_routing: boolean;
            /** @description Specialists may add a short remark to an answer. */
            multi_voice: boolean;
            /** @description Webhooks are taken in. */
            webhooks: boolean;
            /** @description The OAuth callback is open. */
            oauth: boolean;
            /** @description The MCP endpoint is open. */
            mcp_server: boolean;
            /** @description The metrics page is open. */
            metrics: boolean;
            /** @description The WebSocket endpoint is open. */
            websocket: boolean;
            /** @description Traces are exported. */
            telemetry: boolean;
            /** @description Data outlives a restart. */
            durable_persistence: boolean;
        };
        /** @description The present password and the one to replace it. */
        ChangePasswordRequest: {
            current_password: components["schemas"]["GivenPassword"];
            new_password: components["schemas"]["NewPassword"];
        };
        /** @description A session was opened; its token is in the cookie alone. */
        CookieSessionResponse: {
            /** @description Seconds until the access session ends. Refresh before that. */
            expires_in: number;
            /** @description While true, everything but changing the password, reading the own account and logout is refused with 403. */
            must_change_password: boolean;
        };
        /** @description What a new API key shall be called and allowed to do. */
        CreateApiKeyRequest: {
            /** @description For people, to tell keys apart. Need not be unique. */
            name: components["schemas"]["SingleLineName"];
            /** @description The role the key acts in, at most as far as the role of its owner reaches. */
            role: components["schemas"]["HumanRole"];
            /**
             * @description When the key stops working; null for never.
             * @default null
             */
            expires_at: components["schemas"]["ZonedDateTimeOrNull"];
        };
        /** @description A new user, who will have to change the password at the first sign-in. */
        CreateUserRequest: {
            /** @description Unique without regard to case. */
            username: components["schemas"]["SingleLineName"];
            password: components["schemas"]["NewPassword"];
            role: components["schemas"]["HumanRole"];
        };
        /** @description A new API key together with its secret. */
        CreatedApiKeyResponse: {
            key: components["schemas"]["ApiKeyResponse"];
            /** @description The key itself. No other answer ever shows it; store it now. */
            api_key: string;
        };
        /** @description Sources that could not be read for this page. Normally empty. */
        DegradedSources: components["schemas"]["NotBlankStr"][];
        /**
         * @description The family of the error code, the same as its first digit.
         * @enum {string}
         */
        ErrorCategory: "auth" | "validation" | "not_found" | "conflict" | "rate_limit" | "budget_exhausted" | "provider_error" | "internal";
        /**
         * @description What went wrong, as a closed list. The first digit is the category. Decide on this number first, then on
         *     `error_category`; the texts are for people and may change.
         *
         *     | Code | Name | Meaning |
         *     |---|---|---|
         *     | 1000 | UNAUTHORIZED | credentials are missing, malformed, expired or wrong |
         *     | 1001 | FORBIDDEN | signed in, but not allowed to do this |
         *     | 1002 | SESSION_REVOKED | the session was signed out or revoked |
         *     | 2000 | VALIDATION_ERROR | the request is well formed but breaks a rule of the application |
         *     | 2001 | REQUEST_VALIDATION_ERROR | the request itself is malformed |
         *     | 3000 | RESOURCE_NOT_FOUND | the object does not exist, or not for this caller |
         *     | 3001 | RECORD_NOT_FOUND | a stored record points to another one that is gone |
         *     | 3002 | ROUTE_NOT_FOUND | there is no such path |
         *     | 4000 | RESOURCE_CONFLICT | the present state does not allow this |
         *     | 4001 | DUPLICATE_RECORD | such an object already exists |
         *     | 4002 | VERSION_CONFLICT | `If-Match` names another version than the present one |
         *     | 5000 | RATE_LIMITED | too many requests in general, or the account is locked for a while |
         *     | 5001 | PER_OPERATION_RATE_LIMITED | too many requests of this operation |
         *     | 5002 | CONCURRENCY_LIMIT_EXCEEDED | an earlier long request of the same kind is still running |
         *     | 6000 | BUDGET_EXHAUSTED | the budget is used up |
         *     | 7000 | PROVIDER_ERROR | the model provider failed or answered nonsense |
         *     | 8000 | INTERNAL_ERROR | an unexpected failure of the server |
         *     | 8001 | SERVICE_UNAVAILABLE | a part of the service is down or not configured |
         *     | 8002 | PERSISTENCE_ERROR | the database refused a statement |
         * @enum {integer}
         */
        ErrorCode: 1000 | 1001 | 1002 | 2000 | 2001 | 3000 | 3001 | 3002 | 4000 | 4001 | 4002 | 5000 | 5001 | 5002 | 6000 | 7000 | 8000 | 8001 | 8002;
        /** @description The machine-readable part of a failure inside the envelope. */
        ErrorDetail: {
            /** @description What happened this time, for people. For 5xx a fixed sentence. */
            detail: string;
            error_code: components["schemas"]["ErrorCode"];
            error_category: components["schemas"]["ErrorCategory"];
            /** @description Whether the same request may succeed later. If false, do not repeat it. */
            retryable: boolean;
            /** @description Seconds to wait before the next attempt, the same as the header `Retry-After`; null when there is no such figure. */
            retry_after: number | null;
            /** @description The id of this request, also in the header `x-request-id`. Quote it when you ask for help. */
            instance: components["schemas"]["Uuid"];
            title: components["schemas"]["ErrorTitle"];
            /**
             * Format: uri
             * @description Address of the documentation of the category.
             */
            type: string;
        };
        /**
         * @description The fixed one-line summary of the category.
         * @enum {string}
         */
        ErrorTitle: "Authentication Error" | "Validation Error" | "Resource Not Found" | "Resource Conflict" | "Rate Limit Exceeded" | "Budget Exhausted" | "Provider Error" | "Internal Server Error";
        /** @description The failing form of ApiResponse, the answer to a failed request unless `Accept` prefers a bare problem. */
        FailureResponse: {
            /** @description Always null on failure. */
            data: null;
            /** @description The same sentence as `error_detail.detail`. */
            error: string;
            error_detail: components["schemas"]["ErrorDetail"];
            /**
             * @description Always false on failure.
             * @constant
             */
            success: false;
        };
        /**
         * Format: password
         * @description A password to be checked.
         */
        GivenPassword: string;
        /** @description An org role to give to a user. */
        GrantOrgRoleRequest: {
            role: components["schemas"]["OrgRole"];
            /**
             * @description The names of the departments that `department_admin` shall reach, at least one. Other roles take none. The departments need not exist yet.
             * @default []
             */
            scoped_departments: string[];
        };
        /**
         * @description What a person may do on the platform. `system` belongs to the built-in system user and is never given to anybody. There is at most one `ceo`.
         * @enum {string}
         */
        HumanRole: "ceo" | "manager" | "pair_programmer" | "board_member" | "observer" | "system";
        /**
         * @description The only verdict of the liveness probe.
         * @enum {string}
         */
        LivenessState: "ok";
        /** @description The process runs. */
        LivenessStatus: {
            status: components["schemas"]["LivenessState"];
            uptime_seconds: components["schemas"]["UptimeSeconds"];
        };
        /** @description A username and its password. */
        LoginRequest: {
            /** @description Compared without regard to case. */
            username: string;
            password: components["schemas"]["GivenPassword"];
        };
        /**
         * Format: password
         * @description A password to be set: 12 to 128 characters (the deployment may ask for more than 12), not white space alone, no rule about kinds of characters. It is normalised to Unicode NFC first.
         */
        NewPassword: string;
        /** @description Text with at least one character that is not white space. It is kept as sent, not trimmed. */
        NotBlankStr: string;
        /** @description Where a page of an offset list stands. */
        OffsetPaginationMeta: {
            /** @description How many entries were left out before this page. */
            offset: number;
            /** @description The page size that was asked for; null means everything from the offset on. */
            limit: number | null;
            /** @description How many entries there are before paging. */
            total: number;
            /** @description Whether there are entries after this page. */
            has_more: boolean;
        };
        /** @description An OpenAPI 3.1 document. */
        OpenapiDocument: {
            openapi: string;
            info: {
                [key: string]: unknown;
            };
            paths: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /**
         * @description What a person may change in the organisation. As soon as a user holds one, these roles alone decide: `owner` and `editor` may change everything, `department_admin` the departments in scope, `viewer` nothing.
         * @enum {string}
         */
        OrgRole: "owner" | "department_admin" | "editor" | "viewer";
        /** @description One page of users. */
        PaginatedResponseOfUserResponse: {
            data: components["schemas"]["UserResponse"][];
            pagination: components["schemas"]["PaginationMeta"];
            degraded_sources: components["schemas"]["DegradedSources"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        /** @description Where a page of a cursor list stands. */
        PaginationMeta: {
            /** @description The page size that was used. */
            limit: number;
            /** @description Pass it as `cursor` to get the next page. Null exactly when `has_more` is false. */
            next_cursor: string | null;
            /** @description Whether there is a next page. */
            has_more: boolean;
        };
        /** @description A failure as a bare RFC 9457 problem, sent when `Accept` prefers `application/problem+json`. */
        ProblemDetail: {
            /**
             * Format: uri
             * @description Address of the documentation of the category.
             */
            type: string;
            title: components["schemas"]["ErrorTitle"];
            /** @description The HTTP status of the response. */
            status: number;
            /** @description What happened this time, for people. For 5xx a fixed sentence. */
            detail: string;
            /** @description The id of this request, also in the header `x-request-id`. Quote it when you ask for help. */
            instance: components["schemas"]["Uuid"];
            error_code: components["schemas"]["ErrorCode"];
            error_category: components["schemas"]["ErrorCategory"];
            /** @description Whether the same request may succeed later. If false, do not repeat it. */
            retryable: boolean;
            /** @description Seconds to wait before the next attempt, the same as the header `Retry-After`; null when there is no such figure. */
            retry_after: number | null;
        };
        /** @description Whether the server is ready, without naming any part of it. */
        ReadinessProbe: {
            status: components["schemas"]["ReadinessVerdict"];
            uptime_seconds: components["schemas"]["UptimeSeconds"];
        };
        /** @description Whether the server is ready, part by part. */
        ReadinessStatus: {
            status: components["schemas"]["ReadinessVerdict"];
            uptime_seconds: components["schemas"]["UptimeSeconds"];
            /** @description The database answers. */
            persistence: boolean;
            /** @description Events flow. */
            message_bus: boolean;
            /** @description The last call or probe of the default model provider worked; null when no provider is configured. It never changes the verdict. */
            providers: boolean | null;
            telemetry: components["schemas"]["TelemetryState"];
            /**
             * @description The version of the interface.
             * @example 0.9.4
             */
            version: string;
        };
        /**
         * @description Whether the server can do its work. `unavailable` comes with status 503.
         * @enum {string}
         */
        ReadinessVerdict: "ok" | "unavailable";
        /** @description A session that is neither revoked nor expired. */
        SessionResponse: {
            session_id: string;
            user_id: components["schemas"]["UserId"];
            username: string;
            /** @description The address at sign-in; may be empty. */
            ip_address: string;
            /** @description The program at sign-in as it named itself, cut to 512 characters; may be empty. */
            user_agent: string;
            created_at: components["schemas"]["Timestamp"];
            /** @description The last sign-in or refresh. */
            last_active_at: components["schemas"]["Timestamp"];
            /** @description The end of the access session; a refresh moves it. */
            expires_at: components["schemas"]["Timestamp"];
            /** @description Whether this very request was authenticated by it. */
            is_current: boolean;
        };
        /**
         * @description Whose sessions to list. `all` works for the ceo; everybody else gets their own all the same.
         * @enum {string}
         */
        SessionScope: "own" | "all";
        /** @description The first account of a new deployment. */
        SetupRequest: {
            username: components["schemas"]["SingleLineName"];
            password: components["schemas"]["NewPassword"];
        };
        /** @description A name of one line, at most 128 characters. White space alone and control characters (U+0001 to U+001F, U+007F) are refused. */
        SingleLineName: string;
        /**
         * @description Whether traces are exported.
         * @enum {string}
         */
        TelemetryState: "enabled" | "disabled";
        /**
         * Format: date-time
         * @description A moment in UTC with milliseconds.
         */
        Timestamp: string;
        /**
         * Format: date-time
         * @description A moment in UTC with milliseconds, or null.
         */
        TimestampOrNull: string | null;
        /** @description The role a user shall have from now on. */
        UpdateUserRoleRequest: {
            role: components["schemas"]["HumanRole"];
        };
        /** @description Seconds since the process started, with two decimals. */
        UptimeSeconds: number;
        /** @description The id of a user, a UUID in lower case; the built-in system user has the id `system`. */
        UserId: string;
        /** @description The signed-in caller. */
        UserInfoResponse: {
            id: components["schemas"]["UserId"];
            username: string;
            /** @description The role in force; for an API key the weaker of its own and its owner's. */
            role: components["schemas"]["HumanRole"];
            must_change_password: boolean;
            /** @description In the order in which they were granted; empty for API keys. */
            org_roles: components["schemas"]["OrgRole"][];
            /** @description The departments that `department_admin` reaches; empty for API keys. */
            scoped_departments: components["schemas"]["NotBlankStr"][];
        };
        /** @description A user. */
        UserResponse: {
            id: components["schemas"]["UserId"];
            username: string;
            role: components["schemas"]["HumanRole"];
            /** @description Whether the user must change the password before doing anything else. */
            must_change_password: boolean;
            /** @description In the order in which they were granted. */
            org_roles: components["schemas"]["OrgRole"][];
            /** @description The departments that `department_admin` reaches, ascending; empty without that role. */
            scoped_departments: components["schemas"]["NotBlankStr"][];
            created_at: components["schemas"]["Timestamp"];
            /** @description When the role, the org roles or the password last changed. */
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description A UUID in lower case.
         */
        Uuid: string;
        /** @description A ticket that opens one WebSocket connection. */
        WsTicketResponse: {
            /** @description Pass it as the query parameter `ticket` of the WebSocket address, or in the first frame. */
            ticket: string;
            /** @description Seconds until the ticket is void. */
            expires_in: number;
        };
        /**
         * Format: date-time
         * @description A moment in RFC 3339 form with an offset or `Z`, or null. A text without an offset is refused.
         */
        ZonedDateTimeOrNull: string | null;
    };
    responses: {
        /** @description The model provider failed or broke its contract. Nothing was changed. */
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
        /** @description The request is malformed: its body, a parameter or a header does not have the declared form. `detail` names the place by a JSON pointer. Correct the request; repeating it unchanged is useless. */
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
        /** @description The present state does not allow this (4000), such an object exists already (4001), or `If-Match` names another version (4002). Fetch the present state and decide anew. */
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
        /** @description The caller is known but may not do this: the role does not allow it, the CSRF token is missing or wrong, or the password must be changed first. */
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
        /** @description An unexpected failure (8000) or a refused database statement (8002). Nothing was changed. Report it with the request id. */
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
        /** @description The path exists, but not with this method; `Allow` lists those it has. It belongs to no operation. */
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
        /** @description The object does not exist, or this caller may not know about it. */
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
        /** @description What the client holds, by `If-None-Match`, is still the present version. There is no body. */
        NotModified: {
            headers: {
                "x-request-id": components["headers"]["XRequestId"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The body is larger than 1 MiB. */
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
        /** @description There is no such path. It belongs to no operation. */
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
        /** @description The database or another part that this needs is down, switched off or not configured. Try again later. */
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
        /** @description Too many requests in general, or the account is locked for a while (5000); too many of this operation (5001); or an earlier one is still running (5002). Wait `retry_after` seconds. */
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
        /** @description Credentials are missing, malformed, expired or unknown (1000), or their session was signed out or revoked (1002). Refresh the session or sign in again. */
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
        /** @description Credentials are missing, malformed, expired or unknown (1000), or their session was signed out or revoked (1002). The cookies are cleared all the same. */
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
        /** @description The request is well formed but breaks a rule that its schema cannot state. */
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
        /** @description The body is not `application/json` in UTF-8, or it is compressed. */
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
        /** @description What was sent to sign in does not fit. The answer does not tell which part was wrong. */
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
         * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
         * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
         */
        CsrfToken: string;
        /**
         * @description Where to go on: `next_cursor` of the previous page, unchanged. Leave it out for the first page. A cursor belongs to its list; a text that this list did not hand out gets 400.
         * @example eyJwIjoiMDE5M2M1YjAifQ
         */
        Cursor: string;
        /**
         * @description A text of your choice, best a UUID, that names this one attempt. Repeat a request whose answer was lost with the same key and body, and it takes effect once. The same key with another body gets 409. Keys are kept for 24 hours.
         * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
         */
        IdempotencyKey: string;
        /**
         * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
         * @example "b5c1f0a4e2d3"
         */
        IfMatch: string;
        /**
         * @description The ETags you already hold. If the present one is among them, the answer is 304 without a body.
         * @example "b5c1f0a4e2d3"
         */
        IfNoneMatch: string;
        /**
         * @description The id of the API key, as listed.
         * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
         */
        KeyId: string;
        /**
         * @description How many entries a page may hold. Values out of range get 400; they are not adjusted.
         * @example 50
         */
        Limit: number;
        /**
         * @description How many entries to leave out before the page.
         * @example 0
         */
        Offset: number;
        /**
         * @description How many entries the page may hold. Leave it out to get everything from the offset on.
         * @example 20
         */
        OffsetLimit: number;
        /**
         * @description The org role to take away. A text that is no org role gets 422.
         * @example editor
         */
        OrgRoleName: string;
        /**
         * @description The id of the session, as listed.
         * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
         */
        SessionId: string;
        /**
         * @description The id of the user. An id that is no UUID is treated like one that nobody has.
         * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
         */
        UserId: string;
    };
    requestBodies: never;
    headers: {
        /** @description The methods of this path. */
        Allow: string;
        /** @description Tells the browser to drop its cookies for this site. */
        ClearSiteData: "\"cookies\"";
        /** @description The same three cookies, empty and expired. */
        ClearedCookies: string;
        /** @description The version of what was answered: a strong, quoted, opaque tag that changes exactly when the data changes. Send it as `If-Match` to change only what you have seen, or as `If-None-Match` to fetch only what is new. */
        ETag: string;
        /** @description `true` when this is the stored answer of an earlier request with the same `Idempotency-Key`; missing otherwise. */
        IdempotencyReplayed: "true";
        /** @description The path of the new object. */
        Location: string;
        /** @description Seconds to wait before the next attempt; missing when `retry_after` is null. */
        OptionalRetryAfter: number;
        /** @description How many requests the window of this operation allows. Missing when limits are off. */
        RateLimitLimit: number;
        /** @description How many requests the window still allows. Missing when limits are off. */
        RateLimitRemaining: number;
        /** @description Seconds until the oldest counted request leaves the window. Missing when limits are off. */
        RateLimitReset: number;
        /** @description Seconds to wait before the next attempt, the same as `retry_after`. */
        RetryAfter: number;
        /** @description Three cookies: `session` (HttpOnly, path `/`), `csrf_token` (readable, path `/`) and `refresh_token` (HttpOnly, path `/api/v1/auth/refresh`). All are SameSite=Strict, and Secure when the server is reached over https. */
        SignInCookies: string;
        /** @description Contains `Accept`, because that header decides the form of a failure. */
        Vary: string;
        /** @description Always `Bearer`. */
        WwwAuthenticate: "Bearer";
        /** @description The id of this request, a new UUID each time; the same as `instance` of a failure. */
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
            /** @description Ready. */
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
            /** @description Not ready. The same report with the verdict `unavailable`. */
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
            /** @description Ready. */
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
            /** @description Not ready. The same report with the verdict `unavailable`. */
            503: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfReadinessStatus"];
                };
            };
        };
    };
    getCapabilities: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The ETags you already hold. If the present one is among them, the answer is 304 without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The capabilities at this moment. */
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
    getOpenapiJson: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenapiDocument"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOpenapiYaml: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getErrorDocs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    "x-request-id": components["headers"]["XRequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setupAdmin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SetupRequest"];
            };
        };
        responses: {
            /** @description The account exists and is signed in. */
            201: {
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
            /** @description Signed in as the ceo. */
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
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
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
                    "Clear-Site-Data": components["headers"]["ClearSiteData"];
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
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
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
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
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
            /** @description The password was changed; this is the caller in the new session. */
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
                 * @description The ETags you already hold. If the present one is among them, the answer is 304 without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The caller. */
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
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
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
                 * @description Whose sessions to list.
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
            /** @description The sessions. */
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
                 * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the session, as listed.
                 * @example 5f0c1a2b3d4e4f60812a3b4c5d6e7f80
                 */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session is over. */
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
            /** @description The keys. */
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
                 * @description A text of your choice, best a UUID, that names this one attempt. Repeat a request whose answer was lost with the same key and body, and it takes effect once. The same key with another body gets 409. Keys are kept for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
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
            /** @description The key and its secret. */
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
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the API key, as listed.
                 * @example 7c9e6679-7425-40de-944b-e07fc1f90ae7
                 */
                key_id: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The key is revoked. */
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
                /**
                 * @description Where to go on: `next_cursor` of the previous page, unchanged. Leave it out for the first page. A cursor belongs to its list; a text that this list did not hand out gets 400.
                 * @example eyJwIjoiMDE5M2M1YjAifQ
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description How many entries a page may hold. Values out of range get 400; they are not adjusted.
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
            /** @description One page. */
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
                 * @description A text of your choice, best a UUID, that names this one attempt. Repeat a request whose answer was lost with the same key and body, and it takes effect once. The same key with another body gets 409. Keys are kept for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
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
                 * @description The ETags you already hold. If the present one is among them, the answer is 304 without a body.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-none-match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
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
                 * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
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
                 * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UpdateUserRoleRequest"];
            };
        };
        responses: {
            /** @description The user with the new role. */
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
    grantOrgRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A text of your choice, best a UUID, that names this one attempt. Repeat a request whose answer was lost with the same key and body, and it takes effect once. The same key with another body gets 409. Keys are kept for 24 hours.
                 * @example 0d5a3a5e-9a57-4c5b-8a3e-5d9b7c1f2a34
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
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
                 * @description Change the object only if its present ETag is among these tags, or with `*` if it exists. Otherwise the answer is 409 with code 4002 and nothing is changed. Leave it out to change the object whatever its version.
                 * @example "b5c1f0a4e2d3"
                 */
                "if-match"?: components["parameters"]["IfMatch"];
                /**
                 * @description The value of the cookie `csrf_token`. Needed with the session cookie, not with an `Authorization` header.
                 * @example Zm9yLXRoZS1leGFtcGxlLW9ubHktbm90LWEtc2VjcmV0MDE
                 */
                "x-csrf-token"?: components["parameters"]["CsrfToken"];
            };
            path: {
                /**
                 * @description The id of the user. An id that is no UUID is treated like one that nobody has.
                 * @example 0193c5b0-7a1e-7c3d-9f52-1b2c3d4e5f60
                 */
                user_id: components["parameters"]["UserId"];
                /**
                 * @description The org role to take away. A text that is no org role gets 422.
                 * @example editor
                 */
                role: components["parameters"]["OrgRoleName"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user does not hold the role any more. */
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
}
