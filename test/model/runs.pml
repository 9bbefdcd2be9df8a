/*
 * The state machine of tasks, runs, leases and epochs (spec/rules/work.md), for the model checker SPIN.
 * scripts/external/spin.ts runs it; `node scripts/external/spin.ts`.
 *
 * One task, two workers, one or two sweeps, a person, and a network that may lose, repeat, delay and reorder every message.
 * Every transaction of the server is one atomic step, because it locks the task and then the run. The network is as bad as it can be:
 * after a claim every report of its run may arrive at any later time, any number of times, or never. A worker that is slow, that comes back
 * after its lease was taken over, or that sends contradictory reports is one of these cases.
 *
 * Abstractions:
 * - An epoch is a claim, so run n is the run of epoch n. Three claims, which allow two changes of hands, are checked only with one sweep;
 *   with two sweeps there are two claims.
 * - A lease is fresh or ageing (both live), lapsed (it ended after the last sweep) or over (before it). An outage is that no sweep ran for
 *   more than ten seconds.
 * - A release always has a delay, which is the harder case. The rule for poison tasks blocks earlier and adds no transition.
 * - Stops `paused`, `budget` and `server_stopping` are one stop, `drain`.
 *
 * With -DMUTANT_<NAME> one rule is left out, and the checker must find an error. With -DSEEN_<NAME> the checker must find that a situation
 * is possible.
 */

#ifndef EPOCHS
#define EPOCHS 3
#endif
#ifndef MAX_ATTEMPTS
#define MAX_ATTEMPTS 2
#endif
/* Interventions of a person, and outages. */
#ifndef INTERVENTIONS
#define INTERVENTIONS 2
#endif
#ifndef OUTAGES
#define OUTAGES 1
#endif
/* The rows of runs; the row 0 stays empty. */
#define ROWS 4

mtype = {
  /* statuses of a task */
  assigned, in_progress, in_review, blocked, completed, cancelled,
  /* statuses of a run; `cancelled` is one of both */
  running, waiting, succeeded, failed, expired, released,
  /* what ended a run */
  nobody, by_finish, by_release, by_server,
  /* why a run was asked to stop or was ended */
  no_stop, drain, past_deadline, reassigned, worker_deleted, answered,
  /* leases */
  fresh, ageing, lapsed, over,
  /* what a run is to its worker (runs/run-state.ts) */
  st_running, st_stopping, st_waiting, st_expired, st_taken_over, st_finished, st_released,
  /* reports */
  heartbeat, steps, finish_ok, finish_retry, finish_fatal, give_back, ask,
  no_report
}

typedef RunRow {
  mtype status;
  mtype ended;
  mtype stop;
  mtype lease;
  byte of_agent;
  byte of_worker;
  mtype report;     /* report_hash: the finish that ended the run */
  bool is_late;     /* the hard deadline has passed */
  bool is_asked;    /* an input request that the run waits for is pending */
  /* For the claims about the model; the server has no such fields. */
  bool is_stale;    /* the run was taken over, as the rules define it */
  byte outcomes     /* how often a finish was applied */
}

/* The task. */
mtype task = assigned;
byte agent = 1;
byte latest = 0;      /* run_id */
byte epoch = 0;
byte attempts = 0;
bool has_backoff = false;
bool has_review = true;    /* its review policy is not none */
bool is_review_pending = false;
RunRow r[ROWS];

/* The database: no sweep for more than ten seconds. */
bool is_outage = false;
byte outages = 0;
byte interventions = 0;

/* For the claims about the model. */
bool was_cancelled = false;
bool waits = false;        /* the latest run waits for a person */

/* Values within one transaction: set before they are read, in the same d_step, so they are no part of the states. */
hidden byte h_run;
hidden mtype h_kind;
hidden mtype h_state;
hidden mtype h_task_before;
hidden mtype h_status_before;
hidden byte h_outcomes_before;
hidden byte h_attempts_before;
hidden byte h_is_kept;   /* a boolean; SPIN hides no bits */

/* leases/work-time.ts isLeaseLive, for a running run */
#define HAS_LEASE(x) (r[x].status == running && (r[x].lease == fresh || r[x].lease == ageing || (is_outage && r[x].lease == lapsed)))

#ifdef MUTANT_NO_EPOCH
#define OTHER_RUN(x) false
#else
#define OTHER_RUN(x) (latest != x)
#endif
#ifdef MUTANT_AGENT_RETURNS
#define WAS_REASSIGNED(x) false
#else
#define WAS_REASSIGNED(x) (r[x].stop == reassigned)
#endif
#define HAS_LEFT (task == in_review || task == completed || task == cancelled)
/* runs/run-state.ts runStateOf: what makes an expired run taken over */
#define TAKEN_OVER(x) (r[x].stop == worker_deleted || WAS_REASSIGNED(x) || OTHER_RUN(x) || agent != r[x].of_agent || HAS_LEFT)

/* runs/run-state.ts runStateOf, for run n */
inline read_state() {
  if
  :: HAS_LEASE(h_run) && r[h_run].stop == no_stop -> h_state = st_running
  :: HAS_LEASE(h_run) && r[h_run].stop != no_stop -> h_state = st_stopping
  :: !HAS_LEASE(h_run) && (r[h_run].status == running || r[h_run].status == expired) ->
     if
     :: TAKEN_OVER(h_run) -> h_state = st_taken_over
     :: else -> h_state = st_expired
     fi
  :: r[h_run].status == waiting -> h_state = st_waiting
  :: r[h_run].status == released -> h_state = st_released
  :: else ->
     if
     :: r[h_run].ended == by_finish -> h_state = st_finished
     :: r[h_run].ended == by_release -> h_state = st_released
     :: else -> h_state = st_taken_over
     fi
  fi
}

/* endings/run-closer.ts RunCloser.close, with the status and the end that were set before; an expired run keeps its agent for stateOf. */
inline close_run() {
  if
  :: r[h_run].status == waiting -> waits = true
  :: else -> waits = false
  fi;
  /* Values that are not read any more have one form, so that there are fewer states. */
  if
  :: r[h_run].status == expired -> skip
  :: else -> r[h_run].of_agent = 0
  fi;
  r[h_run].lease = over;
  r[h_run].is_late = false;
  r[h_run].of_worker = 0
}

/* tasks/execution/task-progress.ts ALL_ATTEMPTS */
inline reset_attempts() {
  attempts = 0;
  has_backoff = false
}

/* endings/retry-rules.ts afterFailure; `kind` is finish_fatal for a failure that is not retryable */
inline after_failure() {
  attempts = attempts + 1;
  if
  :: h_kind == finish_fatal || attempts >= MAX_ATTEMPTS -> task = blocked; has_backoff = false
  :: else -> task = assigned; has_backoff = true
  fi
}

/* endings/retry-rules.ts afterDrain, if the task is in the hands of run n (run-closer.ts isCurrentRun) */
inline drain_if_in_hands() {
  if
  :: latest == h_run && task == in_progress -> task = assigned; has_backoff = false
  :: else -> skip
  fi
}

/* endings/run-ends.ts RunEnds.#end */
inline record_outcome() {
  r[h_run].outcomes = r[h_run].outcomes + 1;
  r[h_run].report = h_kind;
  /* withoutExpiry: a late finish takes the expiry of its run back */
  if
  :: r[h_run].status == expired && attempts > 0 -> attempts = attempts - 1
  :: else -> skip
  fi;
#ifdef SEEN_LATE_FINISH
  assert(h_state != st_expired || r[h_run].status != expired);
#endif
  r[h_run].ended = by_finish;
  if
  :: r[h_run].stop == cancelled -> r[h_run].status = cancelled; close_run()
  :: else ->
     if
     :: h_kind == finish_ok ->
        r[h_run].status = succeeded; close_run(); reset_attempts();
        if
        :: has_review -> task = in_review; is_review_pending = true
        :: else -> task = completed
        fi
     :: else -> r[h_run].status = failed; close_run(); after_failure()
     fi
  fi
}

/* endings/run-ends.ts RunEnds.#attempt */
inline on_finish() {
  if
  :: h_state == st_finished && r[h_run].report == h_kind -> skip
  :: h_state == st_waiting -> skip
#ifdef MUTANT_FINISH_TWICE
  :: h_state == st_taken_over || h_state == st_released -> h_is_kept = true
#else
  :: h_state == st_taken_over || h_state == st_released || (h_state == st_finished && r[h_run].report != h_kind) -> h_is_kept = true
#endif
  :: else -> record_outcome()
  fi
}

/* endings/run-ends.ts RunEnds.release */
inline on_release() {
  if
  :: h_state == st_running || h_state == st_stopping ->
     r[h_run].ended = by_release;
     if
     :: r[h_run].stop == cancelled -> r[h_run].status = cancelled; close_run()
     :: else ->
        r[h_run].status = released; close_run(); task = assigned;
        /* afterDrain after a drain, otherwise afterRelease with a delay */
        has_backoff = (r[h_run].stop != drain)
     fi
  :: else -> skip
  fi
}

/* reports/run-reports.ts RunReports.heartbeat; leases/lease-calls.ts LeaseCalls.extend renews no lease after a stop */
inline on_heartbeat() {
  if
  :: h_state == st_running -> r[h_run].lease = fresh
#ifdef MUTANT_RENEW_AFTER_STOP
  :: h_state == st_stopping -> r[h_run].lease = fresh
#endif
#ifdef MUTANT_RENEW_AFTER_EXPIRY
  :: h_state == st_expired -> r[h_run].status = running; r[h_run].lease = fresh
#endif
  :: else -> skip
  fi
}

/* reports/run-reports.ts RunReports.addSteps, and artifacts/artifact-uploads.ts */
inline on_steps() {
  if
  :: h_state == st_taken_over || h_state == st_finished || h_state == st_released -> h_is_kept = true
  :: h_state == st_running -> r[h_run].lease = fresh
  :: else -> skip
  fi
}

/* inputs/input-requests.ts InputRequests.request with `wait` */
inline on_ask() {
  if
  :: h_state == st_running -> r[h_run].status = waiting; r[h_run].ended = nobody; r[h_run].is_asked = true; close_run()
  :: else -> skip
  fi
}

/* A report of run n arrives. What is said of stale reports uses the rules, not runStateOf of the code. */
inline receive() {
  h_task_before = task;
  h_status_before = r[h_run].status;
  h_outcomes_before = r[h_run].outcomes;
  h_attempts_before = attempts;
  h_is_kept = false;
  read_state();
  if
  :: h_kind == heartbeat -> on_heartbeat()
  :: h_kind == steps -> on_steps()
  :: h_kind == finish_ok || h_kind == finish_retry || h_kind == finish_fatal -> on_finish()
  :: h_kind == give_back -> on_release()
  :: h_kind == ask -> on_ask()
  fi;
  assert(!r[h_run].is_stale ||
    (task == h_task_before && r[h_run].status == h_status_before && r[h_run].outcomes == h_outcomes_before && attempts == h_attempts_before));
  assert(!r[h_run].is_stale || h_is_kept || r[h_run].report == h_kind || h_kind == heartbeat || h_kind == give_back || h_kind == ask);
#ifdef SEEN_KEPT
  assert(!h_is_kept || !r[h_run].is_stale)
#else
  skip
#endif
}

/* claims/claimed-runs.ts ClaimedRuns.begin: the row of the queue, the task, the new run; n is the worker */
inline claim() {
  if
  :: latest > 0 -> r[latest].is_stale = true
  :: else -> skip
  fi;
  epoch = epoch + 1;
  latest = epoch;
  task = in_progress;
  has_backoff = false;
  r[epoch].status = running;
  r[epoch].ended = nobody;
  r[epoch].stop = no_stop;
  r[epoch].lease = fresh;
  r[epoch].report = no_report;
  r[epoch].of_agent = agent;
  r[epoch].of_worker = h_run
}

proctype Worker(byte me) {
end:
  do
  :: atomic {
       task == assigned && !has_backoff && epoch < EPOCHS ->
       d_step { h_run = me; claim() }
     }
  /* claims/claim-keys.ts RunClaimKeys.find: a repeated Idempotency-Key returns the run again and renews its lease */
  :: atomic {
       latest > 0 && HAS_LEASE(latest) && r[latest].of_worker == me && r[latest].stop == no_stop ->
       r[latest].lease = fresh
     }
  od
}

proctype Network() {
  byte which = 0;
  mtype what = heartbeat;
end:
  do
  :: atomic {
       epoch > 0 ->
       if
       :: which = 1
       :: epoch > 1 -> which = 2
       :: epoch > 2 -> which = 3
       fi;
       if
       :: what = heartbeat
       :: what = steps
       :: what = finish_ok
       :: what = finish_retry
       :: what = finish_fatal
       :: what = give_back
       :: what = ask
       fi;
       d_step { h_run = which; h_kind = what; receive(); which = 0; what = heartbeat }
     }
  od
}

/* Time passes: a lease ends, a backoff ends, a hard deadline passes, no server runs for a while. */
proctype LeaseClock() {
end:
  do
  /* Two ticks end a lease that nobody renews; every renewal begins again. */
  :: atomic { latest > 0 && r[latest].status == running && r[latest].lease == fresh -> r[latest].lease = ageing }
  :: atomic { latest > 0 && r[latest].status == running && r[latest].lease == ageing -> r[latest].lease = lapsed }
  od
}

proctype BackoffClock() {
end:
  do
  :: atomic { task == assigned && has_backoff -> has_backoff = false }
  od
}

proctype DeadlineClock() {
end:
  do
  :: atomic { latest > 0 && r[latest].status == running && !r[latest].is_late -> r[latest].is_late = true }
  od
}

proctype Outage() {
end:
  do
  :: atomic { !is_outage && outages < OUTAGES && latest > 0 && r[latest].status == running ->
       d_step { is_outage = true; outages = outages + 1 } }
  od
}

/* endings/lease-sweep.ts LeaseSweep.#begin: notes the time of the sweep, and renews leases after an outage; for run n */
inline settle_lease() {
  if
  :: r[h_run].status == running && r[h_run].lease != over && is_outage -> r[h_run].lease = fresh
  :: r[h_run].status == running && r[h_run].lease == lapsed && !is_outage -> r[h_run].lease = over
  :: else -> skip
  fi
}

/* endings/server-endings.ts ServerEndings.expire, for run n: it looks again under the locks */
inline expire_run() {
  if
  :: r[h_run].status != running || HAS_LEASE(h_run) -> skip
  :: else ->
     r[h_run].ended = by_server;
     if
     :: r[h_run].stop == cancelled -> r[h_run].status = cancelled; close_run()
     :: r[h_run].stop == drain -> r[h_run].status = released; close_run(); drain_if_in_hands()
     :: else ->
        r[h_run].status = expired; close_run();
        if
        :: latest == h_run && task == in_progress -> h_kind = no_report; after_failure()
        :: else -> skip
        fi
     fi
  fi
}

/* endings/server-endings.ts ServerEndings.requestStop for the hard deadline, for run n */
inline stop_late_run() {
  if
  :: r[h_run].status == running && r[h_run].stop == no_stop -> r[h_run].stop = past_deadline; r[h_run].lease = fresh
  :: else -> skip
  fi
}

/* endings/lease-sweep.ts LeaseSweep.run: what it read before may have changed when it acts on it */
proctype Sweep() {
  byte due = 0;
  byte late = 0;
end:
  do
  :: atomic {
       is_outage || (latest > 0 && r[latest].status == running) ->
       d_step { h_run = 1; settle_lease(); h_run = 2; settle_lease(); h_run = 3; settle_lease(); is_outage = false }
     };
     atomic {
       if
       :: r[1].status == running && (r[1].lease == lapsed || r[1].lease == over) -> due = 1
       :: r[2].status == running && (r[2].lease == lapsed || r[2].lease == over) -> due = 2
       :: r[3].status == running && (r[3].lease == lapsed || r[3].lease == over) -> due = 3
       :: else -> skip
       fi;
       if
       :: r[1].status == running && r[1].stop == no_stop && r[1].is_late -> late = 1
       :: r[2].status == running && r[2].stop == no_stop && r[2].is_late -> late = 2
       :: r[3].status == running && r[3].stop == no_stop && r[3].is_late -> late = 3
       :: else -> skip
       fi
     };
#ifndef MUTANT_NO_EXPIRY
     d_step {
       if
       :: due > 0 -> h_run = due; expire_run()
       :: else -> skip
       fi;
       due = 0
     };
#endif
     d_step {
       due = 0;
       if
       :: late > 0 -> h_run = late; stop_late_run()
       :: else -> skip
       fi;
       late = 0
     }
  od
}

/* tasks/task-service.ts TaskService.cancel; endings/server-endings.ts ServerEndings.cancelRunsOfTasks; approvals/approval-expiry.ts expireOfTask */
inline cancel_task() {
  was_cancelled = true;
  task = cancelled;
  has_backoff = false;
  is_review_pending = false;
  h_run = latest;
  if
  :: h_run == 0 -> skip
#ifdef MUTANT_FIRST_STOP_STAYS
  :: h_run > 0 && r[h_run].status == running && r[h_run].stop != no_stop -> skip
#else
  /* the reason replaces an earlier one, the end of the lease stays */
  :: h_run > 0 && r[h_run].status == running && r[h_run].stop != no_stop -> r[h_run].stop = cancelled
#endif
  :: h_run > 0 && r[h_run].status == running && r[h_run].stop == no_stop -> r[h_run].stop = cancelled; r[h_run].lease = fresh
  :: h_run > 0 && r[h_run].status == waiting -> r[h_run].status = cancelled; r[h_run].ended = by_server; r[h_run].stop = cancelled; close_run()
  :: h_run > 0 && r[h_run].status == expired -> r[h_run].is_stale = true
  :: else -> skip
  fi;
  r[1].is_asked = false;
  r[2].is_asked = false;
  r[3].is_asked = false
}

/* tasks/task-changes.ts TaskChanges.apply with another agent; endings/server-endings.ts ServerEndings.cancelReassigned */
inline reassign_task() {
  agent = 3 - agent;
  reset_attempts();
  h_run = latest;
  if
  :: h_run == 0 -> skip
  :: h_run > 0 && (r[h_run].status == running || r[h_run].status == waiting) ->
     r[h_run].status = cancelled; r[h_run].ended = by_server; r[h_run].stop = reassigned; r[h_run].is_stale = true; close_run(); task = assigned
  :: h_run > 0 && r[h_run].status == expired -> r[h_run].stop = reassigned; r[h_run].is_stale = true
  :: else -> skip
  fi
}

/* workers/worker-service.ts WorkerService.remove; endings/server-endings.ts ServerEndings.endRunsOfWorkers, for run n */
inline end_run_of_worker() {
  r[h_run].status = expired;
  r[h_run].ended = by_server;
  r[h_run].stop = worker_deleted;
  r[h_run].is_stale = true;
  close_run();
  drain_if_in_hands()
}

#define IS_FINAL (task == completed || task == cancelled)
#define MAY_INTERVENE (interventions < INTERVENTIONS)

/* What a person does without being asked. */
proctype Person() {
end:
  do
  :: atomic { MAY_INTERVENE && !IS_FINAL -> d_step { interventions = interventions + 1; cancel_task() } }
  :: atomic { MAY_INTERVENE && !IS_FINAL -> d_step { interventions = interventions + 1; reassign_task() } }
  /* tasks/task-service.ts TaskService.start */
  :: atomic {
       MAY_INTERVENE && (task == blocked || (task == assigned && has_backoff)) ->
       d_step { interventions = interventions + 1; task = assigned; reset_attempts() }
     }
  /* pauses/pause-service.ts PauseService.pause with the mode drain */
  :: atomic {
       MAY_INTERVENE && latest > 0 && r[latest].status == running && r[latest].stop == no_stop ->
       d_step { interventions = interventions + 1; r[latest].stop = drain; r[latest].lease = fresh }
     }
  :: atomic {
       MAY_INTERVENE && latest > 0 && r[latest].status == running ->
       d_step { interventions = interventions + 1; h_run = latest; end_run_of_worker() }
     }
  od
}

/* What people decide when they are asked; an input request may also expire. */
proctype Decider() {
end:
  do
  /* inputs/input-requests.ts InputRequests.settle; endings/server-endings.ts ServerEndings.releaseWaiting */
  :: atomic {
       latest > 0 && r[latest].is_asked ->
       d_step {
         h_run = latest;
         r[h_run].is_asked = false;
         if
         :: r[h_run].status == waiting ->
            r[h_run].status = released; r[h_run].ended = by_server; r[h_run].stop = answered; close_run(); drain_if_in_hands()
         :: else -> skip
         fi
       }
     }
  /* reviews/run-reviews.ts RunReviews.settle */
  :: atomic { is_review_pending && task == in_review -> d_step { is_review_pending = false; task = completed } }
  :: atomic {
       is_review_pending && task == in_review ->
       d_step {
         is_review_pending = false;
         task = assigned;
         has_backoff = false
       }
#ifdef SEEN_REWORK
       ; assert(false)
#endif
     }
  od
}

#define IS_OPEN(x) (r[x].status == running || r[x].status == waiting)
#define OPEN_RUNS (IS_OPEN(1) + IS_OPEN(2) + IS_OPEN(3))
#define LEASES (HAS_LEASE(1) + HAS_LEASE(2) + HAS_LEASE(3))

/* At most one live lease, and only of the latest epoch. */
#define ONE_LEASE (LEASES <= 1 && OPEN_RUNS <= 1 && (OPEN_RUNS == 0 || IS_OPEN(latest)))
#define ONE_OUTCOME (r[1].outcomes <= 1 && r[2].outcomes <= 1 && r[3].outcomes <= 1)
/* Somebody or some clock can always move the task on: a worker, a person who was asked, or the end of a backoff. */
#define NOT_LOST_IN_PROGRESS (task != in_progress || (latest > 0 && IS_OPEN(latest)))
#define NOT_LOST_IN_REVIEW (task != in_review || (is_review_pending && r[latest].status == succeeded))
#define NOT_LOST_WAITING (latest == 0 || r[latest].status != waiting || r[latest].is_asked)
#define NOT_LOST (NOT_LOST_IN_PROGRESS && NOT_LOST_IN_REVIEW && NOT_LOST_WAITING)
/* An open run belongs to a task in progress, or is asked to stop because the task was cancelled. */
#define RUN_HAS_TASK (OPEN_RUNS == 0 || task == in_progress || (task == cancelled && r[latest].stop == cancelled))
#define ATTEMPTS_HOLD (attempts <= MAX_ATTEMPTS && (task != assigned || attempts < MAX_ATTEMPTS))
#define STAYS_CANCELLED (!was_cancelled || task == cancelled)
#define WAITS_IS_TRUE (waits == (latest > 0 && r[latest].status == waiting))

proctype Monitor() {
end:
  do
  :: atomic { !ONE_LEASE -> assert(false) }
  :: atomic { !ONE_OUTCOME -> assert(false) }
  :: atomic { !NOT_LOST -> assert(false) }
  :: atomic { !RUN_HAS_TASK -> assert(false) }
  :: atomic { !ATTEMPTS_HOLD -> assert(false) }
  :: atomic { !STAYS_CANCELLED -> assert(false) }
  :: atomic { !WAITS_IS_TRUE -> assert(false) }
#ifdef SEEN_BLOCKED
  :: atomic { task == blocked && attempts == MAX_ATTEMPTS && epoch > 1 -> assert(false) }
#endif
#ifdef SEEN_ANSWERED
  :: atomic { epoch > 1 && r[1].stop == answered && task == completed -> assert(false) }
#endif
  od
}

init {
  atomic {
    if
    :: has_review = true
    :: has_review = false
    fi;
    run Worker(1);
    run Worker(2);
    run Network();
    run LeaseClock();
    run BackoffClock();
    run DeadlineClock();
    run Outage();
    run Sweep();
#ifndef ONE_SWEEP
    run Sweep();
#endif
    run Person();
    run Decider();
    run Monitor()
  }
}

/*
 * Under weak fairness a task comes again and again to a state in which it ended, waits for a person, or is ready for a worker: no run
 * keeps it without end, not even one whose worker sends heartbeats and nothing else.
 */
#define KEPT_BY_RUN (task == in_progress && !waits)
#define KEPT_BY_CLOCK (task == assigned && has_backoff)
ltl returns { [] <> (!KEPT_BY_RUN && !KEPT_BY_CLOCK) }
