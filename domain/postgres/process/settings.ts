/** The settings of the command line, which override postgresql.conf. */
export interface ServerSettings {
  readonly major: number;
  readonly socketFolder: string;
  readonly port: number;
  readonly maxConnections: number;
  /** False gives up all durability for speed, for clusters that are removed with the process. */
  readonly isDurable: boolean;
}

/** The `-c name=value` arguments of the server. */
export function settingsArguments(settings: ServerSettings): string[] {
  const safety = settings.isDurable ? 'on' : 'off';
  const values: Record<string, string | number> = {
    listen_addresses: '',
    unix_socket_directories: settings.socketFolder,
    unix_socket_permissions: '0700',
    port: settings.port,
    max_connections: settings.maxConnections,
    fsync: safety,
    synchronous_commit: safety,
    full_page_writes: safety,
    // One small server on a shared machine: little memory, few processes, short statements.
    shared_buffers: '64MB',
    max_wal_size: '256MB',
    jit: 'off',
    max_parallel_workers_per_gather: 0,
    max_logical_replication_workers: 0,
    ...(settings.major >= 18 ? { io_method: 'sync' } : {}),
    // Files in the cluster instead of /dev/shm, which is tiny in containers and may be cleaned at a logout.
    dynamic_shared_memory_type: 'mmap',
    logging_collector: 'off',
    log_destination: 'stderr',
    log_line_prefix: '',
    log_checkpoints: 'off',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
