// Loaded before a replica: one whose cluster has died in whatever way stops in order instead of serving on behind nobody.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
