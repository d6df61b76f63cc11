import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { web } from './paths.mjs';

/** The few lines that must run before the first paint, as one script. */
const bootScript = async () => {
  const bundle = await rolldown({ input: join(web, 'src/plumbing/boot.ts'), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
};

/** Nothing from elsewhere, nothing inline but the one script whose hash is named. `lockstep serve` sends the same as a header. */
const policy = (script) => {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

/** Vite plugin: writes the boot script and, in the build, the content policy into the page. */
export const page = () => {
  let building = false;
  return {
    name: 'lockstep-page',
    configResolved(config) {
      building = config.command === 'build';
    },
    transformIndexHtml: {
      order: 'post',
      // In the place marked for it: after the charset, which must come early, and before any style sheet, which would delay it.
      handler: async (html) => {
        const script = await bootScript();
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(script)}" />`;
        return html.replace('<!-- boot -->', () => `${building ? meta : ''}<script>${script}</script>`);
      },
    },
  };
};
