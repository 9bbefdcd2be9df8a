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
         * Is the process alive?
         * @description Answers 200 as soon as the server takes requests and touches nothing else. Use it to decide whether to restart the process; ask `getReadiness` whether to send it traffic.
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
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Give a user another role
         * @description x
         */
        patch: operations["updateUserRole"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ApiResponseOfLivenessStatus: {
            data: components["schemas"]["LivenessStatus"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
        ApiResponseOfUserResponse: {
            data: components["schemas"]["UserResponse"];
            error: null;
            error_detail: null;
            /** @constant */
            success: true;
        };
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
         * @description What a person may do on the whole platform. `system` belongs to the built-in system user alone.
         * @enum {string}
         */
        HumanRole: "ceo" | "manager" | "pair_programmer" | "board_member" | "observer" | "system";
        /**
         * @description The process runs.
         * @enum {string}
         */
        LivenessState: "ok";
        LivenessStatus: {
            status: components["schemas"]["LivenessState"];
            uptime_seconds: components["schemas"]["UptimeSeconds"];
        };
        /** @description Text with at least one character that is not white space. It is stored as sent, not trimmed. */
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
        /**
         * @description What a person may do inside the organisation. `department_admin` counts only for the departments in scope.
         * @enum {string}
         */
        OrgRole: "owner" | "department_admin" | "editor" | "viewer";
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
        /** @description A name of one line, at most 128 characters. White space alone and control characters (U+0001 to U+001F, U+007F) are refused. */
        SingleLineName: string;
        /**
         * Format: date-time
         * @description A moment in UTC with milliseconds.
         */
        Timestamp: string;
        UpdateUserRoleRequest: {
            role: components["schemas"]["HumanRole"];
        };
        /** @description Seconds since the process started, with two decimals. */
        UptimeSeconds: number;
        UserResponse: {
            id: string;
            username: string;
            role: components["schemas"]["HumanRole"];
            must_change_password: boolean;
            org_roles: components["schemas"]["OrgRole"][];
            scoped_departments: components["schemas"]["NotBlankStr"][];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: uuid
         * @description A UUID in lower case.
         */
        Uuid: string;
        /**
         * Format: date-time
         * @description A moment in RFC 3339 form with an offset or `Z`. A text without an offset is refused.
         */
        ZonedDateTime: string;
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
        /** @description The request is malformed: its body, a parameter or a header does not have the declared form. `detail` names the place. */
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
        /** @description The present state does not allow this (4000), such an object already exists (4001), or `If-Match` names another version (4002). Fetch the object again and decide anew. */
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
        /** @description The path exists, but not with this method; `Allow` lists those it has. Belongs to no operation. */
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
        /** @description What the client holds, by `If-None-Match`, is still the present version. No body. */
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
        /** @description The budget is used up. Raise it, or wait for the next month. */
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
        /** @description There is no such path. Belongs to no operation. */
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
        /** @description Too many requests in general (5000), of this operation (5001), or at the same time (5002). Wait `retry_after` seconds. */
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
        /** @description Credentials are missing, malformed, expired or unknown (1000), or their session was revoked (1002). Sign in again. */
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
        /** @description Credentials are missing, malformed, expired or unknown (1000), or their session was revoked (1002). The cookies are cleared all the same. */
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
        /** @description The request is well formed but breaks a rule that needs more knowledge than its schema. */
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
        /** @description The credentials that were sent do not fit. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiResponseOfUserResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
        };
    };
}
