// Written by npm run generate from spec/. Do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description An agent was created. */
        AgentCreatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "agent.created";
            /** @constant */
            channel: "agents";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["AgentName"];
        };
        /** @description An agent was deleted. */
        AgentDeletedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "agent.deleted";
            /** @constant */
            channel: "agents";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["AgentName"];
        };
        /** @description The agent. */
        AgentName: {
            agent_id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description The agents of a department in order. */
        AgentOrder: {
            department_id: components["schemas"]["Uuid"];
            agent_names: string[];
        };
        /** @description An agent was updated. */
        AgentUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "agent.updated";
            /** @constant */
            channel: "agents";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["AgentName"];
        };
        /** @description The order of the agents of a department changed. */
        AgentsReorderedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "agents.reordered";
            /** @constant */
            channel: "agents";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["AgentOrder"];
        };
        /** @description An approval was approved. */
        ApprovalApprovedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "approval.approved";
            /** @constant */
            channel: "approvals";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ApprovalState"];
        };
        /** @description An approval expired. */
        ApprovalExpiredEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "approval.expired";
            /** @constant */
            channel: "approvals";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ApprovalState"];
        };
        /** @description An approval was rejected. */
        ApprovalRejectedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "approval.rejected";
            /** @constant */
            channel: "approvals";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ApprovalState"];
        };
        /** @description The result of the approved tool call. */
        ApprovalResumed: {
            approval_id: components["schemas"]["Uuid"];
            /** @enum {string} */
            state: "done" | "failed";
            termination_reason: components["schemas"]["TerminationReason"] | null;
        };
        /** @description The result of an approved tool call, for the user who requested it. */
        ApprovalResumedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "approval.resumed";
            channel: string;
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ApprovalResumed"];
        };
        /** @description The current state of an approval. */
        ApprovalState: {
            approval_id: components["schemas"]["Uuid"];
            status: components["schemas"]["ApprovalStatus"];
            action_type: string;
            risk_level: components["schemas"]["RiskLevel"];
        };
        /**
         * @description Status of an approval. `pending` can be decided; the other values are final.
         * @enum {string}
         */
        ApprovalStatus: "pending" | "approved" | "rejected" | "expired";
        /** @description An approval was requested. */
        ApprovalSubmittedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "approval.submitted";
            /** @constant */
            channel: "approvals";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ApprovalState"];
        };
        /** @description The upload of an artifact is complete. */
        ArtifactAddedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "artifact.added";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ArtifactPlace"];
        };
        /**
         * Format: visible-text
         * @description Name of an artifact, without slashes, backslashes or invisible characters; `.` and `..` are not allowed. Uploading other bytes under the same name creates a new version.
         */
        ArtifactName: string;
        /** @description The new version of an artifact. */
        ArtifactPlace: {
            artifact_id: components["schemas"]["Uuid"];
            run_id: components["schemas"]["Uuid"];
            task_id: components["schemas"]["Uuid"];
            name: components["schemas"]["ArtifactName"];
            version: number;
            size: number;
        };
        /** @description Sends a ticket. */
        AuthFrame: {
            /** @constant */
            action: "auth";
            ticket: string;
        };
        /** @description The ticket is valid. */
        AuthOkFrame: {
            /** @constant */
            action: "auth_ok";
        };
        /**
         * @description What an agent may do without confirmation: `full` everything, `semi` everyday work, `supervised` only what a person confirms, `locked` nothing.
         * @enum {string}
         */
        AutonomyLevel: "full" | "semi" | "supervised" | "locked";
        /** @description The position up to which all events were sent. */
        BookmarkFrame: {
            /** @constant */
            action: "bookmark";
            position: components["schemas"]["FeedPosition"];
        };
        /** @description The used share of the monthly budget. */
        BudgetAlert: {
            /** Format: double */
            month_total: number;
            /** Format: double */
            budget_monthly: number;
            /** @enum {integer} */
            threshold_percent: 80 | 100;
        };
        /** @description The month reached 80 or 100 percent of the budget; sent once for each threshold. */
        BudgetAlertEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "budget.alert";
            /** @constant */
            channel: "budget";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["BudgetAlert"];
        };
        /** @description The committed amount and its purpose. */
        BudgetCommitment: {
            charter_id: components["schemas"]["Uuid"];
            project_id: components["schemas"]["Uuid"];
            /** Format: double */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The approval of a charter committed an amount. */
        BudgetCommittedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "budget.committed";
            /** @constant */
            channel: "budget";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["BudgetCommitment"];
        };
        /** @description A cost, and the total of the month including it. */
        BudgetRecord: {
            /** Format: double */
            amount: number;
            currency: components["schemas"]["CurrencyCode"];
            /** Format: double */
            month_total: number;
        };
        /** @description A cost of the company was recorded. */
        BudgetRecordAddedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "budget.record_added";
            /** @constant */
            channel: "budget";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["BudgetRecord"];
        };
        /** @description The monthly budget. */
        BudgetState: {
            /** Format: double */
            budget_monthly: number;
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description The budget of the company or its currency changed. */
        BudgetUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "budget.updated";
            /** @constant */
            channel: "budget";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["BudgetState"];
        };
        /** @description Names of channels. A channel that the user may not read is left out; a channel that does not exist is an error in `subscribe`. */
        ChannelNames: string[];
        /** @description A charter was approved. */
        CharterApprovedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "charter.approved";
            /** @constant */
            channel: "charters";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["CharterState"];
        };
        /** @description A charter was cancelled. */
        CharterCancelledEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "charter.cancelled";
            /** @constant */
            channel: "charters";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["CharterState"];
        };
        /** @description A charter was drafted or replaced by a new draft. */
        CharterDraftedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "charter.drafted";
            /** @constant */
            channel: "charters";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["CharterState"];
        };
        /** @description A charter was edited. */
        CharterEditedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "charter.edited";
            /** @constant */
            channel: "charters";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["CharterState"];
        };
        /** @description The current state of a charter. */
        CharterState: {
            charter_id: components["schemas"]["Uuid"];
            conversation_id: components["schemas"]["Uuid"];
            status: components["schemas"]["CharterStatus"];
            version: number;
        };
        /**
         * @description Status of a charter. `drafted` can change; `approved` and `cancelled` are final.
         * @enum {string}
         */
        CharterStatus: "drafted" | "approved" | "cancelled";
        /** @description The updated fields with their new values. */
        CompanyChange: {
            company_name?: components["schemas"]["NotBlankStr"];
            description?: string | null;
            company_type?: components["schemas"]["CompanyType"];
            autonomy_level?: components["schemas"]["AutonomyLevel"];
            /** Format: double */
            budget_monthly?: number;
            currency?: components["schemas"]["CurrencyCode"];
            communication_pattern?: components["schemas"]["NotBlankStr"];
            template_applied?: string | null;
            template_variables?: components["schemas"]["TemplateVariables"];
            model_tier_profile?: components["schemas"]["ModelTierProfile"];
        };
        /**
         * @description Kind of the company. It is set by the applied template, otherwise `custom`.
         * @enum {string}
         */
        CompanyType: "solo_founder" | "startup" | "dev_shop" | "product_team" | "agency" | "full_company" | "research_lab" | "consultancy" | "data_team" | "support_desk" | "security_team" | "growth_marketing" | "custom";
        /** @description Fields of the company were updated. */
        CompanyUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "company.updated";
            /** @constant */
            channel: "company";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["CompanyChange"];
        };
        /**
         * @description Kind of a conversation, which determines the intents that it accepts. `direct` starts with a proposal and becomes `routed` after a routed agent has responded; both accept explain, propose and act. `charter` accepts charter, explain and act; `group` accepts only group_convene.
         * @enum {string}
         */
        ConversationKind: "direct" | "routed" | "charter" | "group";
        /** @description A conversation was opened. */
        ConversationOpenedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "conversation.opened";
            /** @constant */
            channel: "conversations";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ConversationState"];
        };
        /** @description An agent joined a group. */
        ConversationParticipantAddedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "conversation.participant_added";
            /** @constant */
            channel: "conversations";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ParticipantPlace"];
        };
        /** @description The current state of a conversation. */
        ConversationState: {
            conversation_id: components["schemas"]["Uuid"];
            kind: components["schemas"]["ConversationKind"];
            status: components["schemas"]["ConversationStatus"];
        };
        /**
         * @description Status of a conversation. Only `closed` is final. `proposed` means that its charter or plan waits for review; it accepts further turns.
         * @enum {string}
         */
        ConversationStatus: "active" | "proposed" | "closed";
        /** @description The status of a conversation changed. */
        ConversationStatusChangedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "conversation.status_changed";
            /** @constant */
            channel: "conversations";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ConversationState"];
        };
        /** @description A turn was stored; `listConversationTurns` returns its text. */
        ConversationTurnAddedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "conversation.turn_added";
            /** @constant */
            channel: "conversations";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["TurnPlace"];
        };
        /** @description ISO 4217 currency code in upper case. */
        CurrencyCode: string;
        /** @description A department was created. */
        DepartmentCreatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "department.created";
            /** @constant */
            channel: "departments";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["NewDepartment"];
        };
        /** @description A department was deleted. */
        DepartmentDeletedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "department.deleted";
            /** @constant */
            channel: "departments";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["DepartmentName"];
        };
        /** @description The department. */
        DepartmentName: {
            department_id: components["schemas"]["Uuid"];
            name: string;
        };
        /** @description All departments in order. */
        DepartmentOrder: {
            department_names: string[];
        };
        /** @description A department was updated. */
        DepartmentUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "department.updated";
            /** @constant */
            channel: "departments";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["DepartmentName"];
        };
        /** @description The order of the departments changed. */
        DepartmentsReorderedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "departments.reordered";
            /** @constant */
            channel: "departments";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["DepartmentOrder"];
        };
        /** @description The error of a frame. */
        ErrorFrame: {
            error: string;
        };
        /** @description The envelope of all events. */
        EventEnvelope: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            event_type: string;
            channel: string;
            timestamp: components["schemas"]["Timestamp"];
            payload: Record<string, never>;
        };
        /** @description Position in the event feed. A different epoch, the part before the dot, means that events between the positions were lost. */
        FeedPosition: string;
        /** @description Values of payload fields; an event is sent if all of them are equal. */
        Filters: {
            [key: string]: string | number | boolean | null;
        };
        /**
         * @description Preference of the model matching: `economy` for cheaper models, `premium` for better models, `balanced` for neither. Agents that need speed get fast models in every profile.
         * @enum {string}
         */
        ModelTierProfile: "economy" | "balanced" | "premium";
        /** @description The new department. */
        NewDepartment: {
            department_id: components["schemas"]["Uuid"];
            name: string;
            description: string | null;
            /** Format: double */
            budget_percent: number;
        };
        /** @description Text with at least one character that is not white space. It is stored as sent, without trimming. */
        NotBlankStr: string;
        /** @description The agent and the conversation that it joined. */
        ParticipantPlace: {
            conversation_id: components["schemas"]["Uuid"];
            agent_id: components["schemas"]["Uuid"];
        };
        /** @description Requests a `pong`. */
        PingFrame: {
            /** @constant */
            action: "ping";
        };
        /** @description A plan was drafted or replaced by a new draft. */
        PlanDraftedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "plan.drafted";
            /** @constant */
            channel: "projects";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["PlanState"];
        };
        /** @description The current state of a plan. */
        PlanState: {
            plan_id: components["schemas"]["Uuid"];
            project_id: components["schemas"]["Uuid"];
            status: components["schemas"]["PlanStatus"];
            version: number;
        };
        /**
         * @description Status of a plan: it waits for its approval; the tasks of its items are in progress; their results are integrated; the integrated result is in review; the objective task is final; or the plan was rejected.
         * @enum {string}
         */
        PlanStatus: "pending_review" | "executing" | "integrating" | "reviewing" | "completed" | "rejected";
        /** @description The status of a plan changed. */
        PlanStatusChangedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "plan.status_changed";
            /** @constant */
            channel: "projects";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["PlanState"];
        };
        /** @description The response to `ping`. */
        PongFrame: {
            /** @constant */
            action: "pong";
        };
        /** @description A project was created. */
        ProjectCreatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "project.created";
            /** @constant */
            channel: "projects";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ProjectState"];
        };
        /** @description The current state of a project. */
        ProjectState: {
            project_id: components["schemas"]["Uuid"];
            name: string;
            status: components["schemas"]["ProjectStatus"];
            lead: components["schemas"]["Uuid"] | null;
        };
        /**
         * @description Status of a project. Charters and plans cannot be assigned to a `completed` or `cancelled` project.
         * @enum {string}
         */
        ProjectStatus: "planning" | "active" | "on_hold" | "completed" | "cancelled";
        /** @description The previous and the new status. */
        ProjectStatusChange: {
            project_id: components["schemas"]["Uuid"];
            from_status: components["schemas"]["ProjectStatus"];
            to_status: components["schemas"]["ProjectStatus"];
        };
        /** @description The status of a project changed; follows `project.updated`. */
        ProjectStatusChangedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "project.status_changed";
            /** @constant */
            channel: "projects";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ProjectStatusChange"];
        };
        /** @description A project was updated. */
        ProjectUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "project.updated";
            /** @constant */
            channel: "projects";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ProjectState"];
        };
        /** @description The replica. Its name is random and changes at each start. */
        ReplicaName: {
            replica: string;
        };
        /**
         * @description Damage that the action can cause.
         * @enum {string}
         */
        RiskLevel: "low" | "medium" | "high" | "critical";
        /** @description A role was deleted. */
        RoleDeletedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "role.deleted";
            /** @constant */
            channel: "company";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RoleName"];
        };
        /** @description The role. */
        RoleName: {
            role_name: string;
        };
        /** @description A role was created, updated or restored. */
        RoleUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "role.updated";
            /** @constant */
            channel: "company";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RoleName"];
        };
        /** @description A run was cancelled. */
        RunCancelledEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.cancelled";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description The lease of a run expired. */
        RunExpiredEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.expired";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description A run failed. */
        RunFailedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.failed";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description The progress or the note of a run changed; at most one in 2 seconds for each run. */
        RunProgressedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.progressed";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description A run ended without a result, and its task can be claimed again. */
        RunReleasedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.released";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description A run was reviewed. The event precedes those of its task. */
        RunReviewedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.reviewed";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description A worker claimed a task and started a run. */
        RunStartedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.started";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description The current state of a run. */
        RunState: {
            run_id: components["schemas"]["Uuid"];
            task_id: components["schemas"]["Uuid"];
            project_id: components["schemas"]["Uuid"];
            agent_id: components["schemas"]["Uuid"];
            worker_name: components["schemas"]["WorkerName"];
            attempt: number;
            status: components["schemas"]["RunStatus"];
        };
        /**
         * @description Status of a run. Runs with the status `running` or `waiting` are open. A running run has a worker with a lease; a waiting run has neither and waits for a person to decide. The other values are final, except that an `expired` run can be finished until its task is claimed again.
         * @enum {string}
         */
        RunStatus: "running" | "waiting" | "succeeded" | "failed" | "expired" | "released" | "cancelled";
        /** @description A run succeeded. */
        RunSucceededEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.succeeded";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description A run waits for the decision of a person. */
        RunWaitingEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "run.waiting";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["RunState"];
        };
        /** @description The setting, without its value. */
        SettingPlace: {
            namespace: string;
            key: string;
        };
        /** @description A setting was changed or reset to its default. */
        SettingsChangedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "settings.changed";
            /** @constant */
            channel: "system";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["SettingPlace"];
        };
        /** @description Adds channels. Without `filters` the filters of these channels are kept, `{}` clears them, and a map replaces them. */
        SubscribeFrame: {
            /** @constant */
            action: "subscribe";
            channels: components["schemas"]["ChannelNames"];
            filters?: components["schemas"]["Filters"];
            /** @description Position or id of the last received event. */
            since?: string;
        };
        /** @description The channels that the socket receives. */
        SubscribedFrame: {
            /** @constant */
            action: "subscribed";
            /** @description All channels, sorted. */
            channels: string[];
            /** @description Number of missed events that follow. */
            replayed: number;
            /** @description Whether missed events cannot be replayed on this socket. */
            gap: boolean;
            resume_after: components["schemas"]["FeedPosition"] | null;
        };
        /** @description A replica is shutting down. */
        SystemShutdownEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "system.shutdown";
            /** @constant */
            channel: "system";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ReplicaName"];
        };
        /** @description A replica started. */
        SystemStartupEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "system.startup";
            /** @constant */
            channel: "system";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["ReplicaName"];
        };
        /** @description A task was assigned to an agent; follows `task.created` or `task.updated`. */
        TaskAssignedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "task.assigned";
            /** @constant */
            channel: "tasks";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["TaskAssignment"];
        };
        /** @description The assigned agent. */
        TaskAssignment: {
            task_id: components["schemas"]["Uuid"];
            agent_id: components["schemas"]["Uuid"];
        };
        /** @description A task was created. */
        TaskCreatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "task.created";
            /** @constant */
            channel: "tasks";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["TaskState"];
        };
        /** @description The current state of a task. */
        TaskState: {
            task_id: components["schemas"]["Uuid"];
            title: string;
            status: components["schemas"]["TaskStatus"];
            assigned_to: components["schemas"]["Uuid"] | null;
            project_id: components["schemas"]["Uuid"];
        };
        /**
         * @description Status of a task. `completed`, `failed`, `cancelled` and `rejected` are final.
         * @enum {string}
         */
        TaskStatus: "created" | "assigned" | "in_progress" | "in_review" | "blocked" | "completed" | "failed" | "cancelled" | "rejected";
        /** @description The previous and the new status. */
        TaskStatusChange: {
            task_id: components["schemas"]["Uuid"];
            from_status: components["schemas"]["TaskStatus"];
            to_status: components["schemas"]["TaskStatus"];
        };
        /** @description The status of a task changed; follows `task.updated`. */
        TaskStatusChangedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "task.status_changed";
            /** @constant */
            channel: "tasks";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["TaskStatusChange"];
        };
        /** @description A task was updated. */
        TaskUpdatedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "task.updated";
            /** @constant */
            channel: "tasks";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["TaskState"];
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
        /** @description The stored turn. */
        TurnPlace: {
            conversation_id: components["schemas"]["Uuid"];
            sequence: number;
            role: components["schemas"]["TurnRole"];
        };
        /**
         * @description Author of a turn: the user, the company, or an agent in a group.
         * @enum {string}
         */
        TurnRole: "user" | "assistant" | "agent";
        /** @description Removes channels. */
        UnsubscribeFrame: {
            /** @constant */
            action: "unsubscribe";
            channels: components["schemas"]["ChannelNames"];
        };
        /** @description The channels that the socket still receives. */
        UnsubscribedFrame: {
            /** @constant */
            action: "unsubscribed";
            channels: string[];
        };
        /**
         * Format: uuid
         * @description UUID in lower case.
         */
        Uuid: string;
        /** @description The receipt of the webhook. */
        WebhookPlace: {
            connection_name: string;
            event_type: string;
            receipt_id: components["schemas"]["Uuid"];
        };
        /** @description A webhook was received; its content is in the receipt. */
        WebhookReceivedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "webhook.received";
            /** @constant */
            channel: "webhooks";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WebhookPlace"];
        };
        /** @description The paused or resumed object; `id` is null for the company. */
        WorkPause: {
            /** @enum {string} */
            scope: "company" | "project" | "agent" | "task";
            id: components["schemas"]["Uuid"] | null;
            /** @enum {string} */
            mode: "hold" | "drain";
        };
        /** @description The company, a project, an agent or a task was paused, or the mode or the reason of its pause changed. */
        WorkPausedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "work.paused";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WorkPause"];
        };
        /** @description A pause ended. */
        WorkResumedEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "work.resumed";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WorkPause"];
        };
        /**
         * @description Whether a worker is part of a server process or a separate program.
         * @enum {string}
         */
        WorkerKind: "built_in" | "external";
        /** @description Name of a worker, unique in the deployment. Names that begin with `built-in` are reserved for the server; `.` and `..` are not allowed. */
        WorkerName: string;
        /** @description A worker sent no request for 90 seconds, or was deleted. */
        WorkerOfflineEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "worker.offline";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WorkerPresence"];
        };
        /** @description A worker came online. */
        WorkerOnlineEvent: {
            event_id: components["schemas"]["Uuid"];
            position: components["schemas"]["FeedPosition"];
            /** @constant */
            version: 1;
            /** @constant */
            event_type: "worker.online";
            /** @constant */
            channel: "work";
            timestamp: components["schemas"]["Timestamp"];
            payload: components["schemas"]["WorkerPresence"];
        };
        /** @description The worker that came online or went offline. */
        WorkerPresence: {
            worker_name: components["schemas"]["WorkerName"];
            kind: components["schemas"]["WorkerKind"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;


/** Every type of event, and the event itself. */
export interface Events {
  'task.created': components['schemas']['TaskCreatedEvent'];
  'task.updated': components['schemas']['TaskUpdatedEvent'];
  'task.status_changed': components['schemas']['TaskStatusChangedEvent'];
  'task.assigned': components['schemas']['TaskAssignedEvent'];
  'project.created': components['schemas']['ProjectCreatedEvent'];
  'project.updated': components['schemas']['ProjectUpdatedEvent'];
  'project.status_changed': components['schemas']['ProjectStatusChangedEvent'];
  'plan.drafted': components['schemas']['PlanDraftedEvent'];
  'plan.status_changed': components['schemas']['PlanStatusChangedEvent'];
  'agent.created': components['schemas']['AgentCreatedEvent'];
  'agent.updated': components['schemas']['AgentUpdatedEvent'];
  'agent.deleted': components['schemas']['AgentDeletedEvent'];
  'agents.reordered': components['schemas']['AgentsReorderedEvent'];
  'department.created': components['schemas']['DepartmentCreatedEvent'];
  'department.updated': components['schemas']['DepartmentUpdatedEvent'];
  'department.deleted': components['schemas']['DepartmentDeletedEvent'];
  'departments.reordered': components['schemas']['DepartmentsReorderedEvent'];
  'company.updated': components['schemas']['CompanyUpdatedEvent'];
  'role.updated': components['schemas']['RoleUpdatedEvent'];
  'role.deleted': components['schemas']['RoleDeletedEvent'];
  'budget.updated': components['schemas']['BudgetUpdatedEvent'];
  'budget.committed': components['schemas']['BudgetCommittedEvent'];
  'budget.record_added': components['schemas']['BudgetRecordAddedEvent'];
  'budget.alert': components['schemas']['BudgetAlertEvent'];
  'approval.submitted': components['schemas']['ApprovalSubmittedEvent'];
  'approval.approved': components['schemas']['ApprovalApprovedEvent'];
  'approval.rejected': components['schemas']['ApprovalRejectedEvent'];
  'approval.expired': components['schemas']['ApprovalExpiredEvent'];
  'charter.drafted': components['schemas']['CharterDraftedEvent'];
  'charter.edited': components['schemas']['CharterEditedEvent'];
  'charter.approved': components['schemas']['CharterApprovedEvent'];
  'charter.cancelled': components['schemas']['CharterCancelledEvent'];
  'conversation.opened': components['schemas']['ConversationOpenedEvent'];
  'conversation.status_changed': components['schemas']['ConversationStatusChangedEvent'];
  'conversation.turn_added': components['schemas']['ConversationTurnAddedEvent'];
  'conversation.participant_added': components['schemas']['ConversationParticipantAddedEvent'];
  'webhook.received': components['schemas']['WebhookReceivedEvent'];
  'run.started': components['schemas']['RunStartedEvent'];
  'run.progressed': components['schemas']['RunProgressedEvent'];
  'run.waiting': components['schemas']['RunWaitingEvent'];
  'run.succeeded': components['schemas']['RunSucceededEvent'];
  'run.failed': components['schemas']['RunFailedEvent'];
  'run.expired': components['schemas']['RunExpiredEvent'];
  'run.released': components['schemas']['RunReleasedEvent'];
  'run.cancelled': components['schemas']['RunCancelledEvent'];
  'run.reviewed': components['schemas']['RunReviewedEvent'];
  'artifact.added': components['schemas']['ArtifactAddedEvent'];
  'work.paused': components['schemas']['WorkPausedEvent'];
  'work.resumed': components['schemas']['WorkResumedEvent'];
  'worker.online': components['schemas']['WorkerOnlineEvent'];
  'worker.offline': components['schemas']['WorkerOfflineEvent'];
  'system.startup': components['schemas']['SystemStartupEvent'];
  'system.shutdown': components['schemas']['SystemShutdownEvent'];
  'settings.changed': components['schemas']['SettingsChangedEvent'];
  'approval.resumed': components['schemas']['ApprovalResumedEvent'];
}

export type EventType = keyof Events;

/** Any event; `event_type` identifies it. */
export type PlatformEvent = Events[EventType];

/** What a client may say on the socket. */
export type ClientFrame = components['schemas']['AuthFrame'] | components['schemas']['SubscribeFrame'] | components['schemas']['UnsubscribeFrame'] | components['schemas']['PingFrame'];

/** What the server says on the socket besides events. */
export type ServerFrame = components['schemas']['AuthOkFrame'] | components['schemas']['SubscribedFrame'] | components['schemas']['UnsubscribedFrame'] | components['schemas']['PongFrame'] | components['schemas']['BookmarkFrame'] | components['schemas']['ErrorFrame'];

/** The channel of each type; `user:*` means that of one user. */
export const EVENT_CHANNELS: Readonly<Record<EventType, string>> = {
  'task.created': 'tasks',
  'task.updated': 'tasks',
  'task.status_changed': 'tasks',
  'task.assigned': 'tasks',
  'project.created': 'projects',
  'project.updated': 'projects',
  'project.status_changed': 'projects',
  'plan.drafted': 'projects',
  'plan.status_changed': 'projects',
  'agent.created': 'agents',
  'agent.updated': 'agents',
  'agent.deleted': 'agents',
  'agents.reordered': 'agents',
  'department.created': 'departments',
  'department.updated': 'departments',
  'department.deleted': 'departments',
  'departments.reordered': 'departments',
  'company.updated': 'company',
  'role.updated': 'company',
  'role.deleted': 'company',
  'budget.updated': 'budget',
  'budget.committed': 'budget',
  'budget.record_added': 'budget',
  'budget.alert': 'budget',
  'approval.submitted': 'approvals',
  'approval.approved': 'approvals',
  'approval.rejected': 'approvals',
  'approval.expired': 'approvals',
  'charter.drafted': 'charters',
  'charter.edited': 'charters',
  'charter.approved': 'charters',
  'charter.cancelled': 'charters',
  'conversation.opened': 'conversations',
  'conversation.status_changed': 'conversations',
  'conversation.turn_added': 'conversations',
  'conversation.participant_added': 'conversations',
  'webhook.received': 'webhooks',
  'run.started': 'work',
  'run.progressed': 'work',
  'run.waiting': 'work',
  'run.succeeded': 'work',
  'run.failed': 'work',
  'run.expired': 'work',
  'run.released': 'work',
  'run.cancelled': 'work',
  'run.reviewed': 'work',
  'artifact.added': 'work',
  'work.paused': 'work',
  'work.resumed': 'work',
  'worker.online': 'work',
  'worker.offline': 'work',
  'system.startup': 'system',
  'system.shutdown': 'system',
  'settings.changed': 'system',
  'approval.resumed': 'user:*',
};
