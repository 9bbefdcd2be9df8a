// Loaded before a replica: shuts the replica down if the cluster process dies.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
