import { diskFault } from './disk.ts';
import { EXIT } from './fault.ts';
import { run } from './program.ts';

// A reader that has seen enough (`| head`) closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(process.exitCode ?? EXIT.yes);
  const told = diskFault('the output', error);
  process.stderr.write(`lockstep: ${told instanceof Error ? told.message : told}\n`);
  process.exit(EXIT.no);
});

await run(process.argv.slice(2));
