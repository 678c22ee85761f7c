import nextEnv from '@next/env';
import { readSettings, type Settings } from '@/lib/platform/env/env';
import { root } from './children';
import { printError } from './print';

export type Mode = 'start' | 'dev';

/**
 * What a person has set, in the environment and in .env files as Next reads them.
 *
 * @throws EnvError
 */
export function readOrRefuse(mode: Mode): Settings {
	Object.assign(process.env, { NODE_ENV: mode === 'start' ? 'production' : 'development' });
	nextEnv.loadEnvConfig(root, mode === 'dev', {
		info: () => {},
		error: (text: unknown) => printError(String(text)),
	});
	process.chdir(root);
	return readSettings(process.env);
}
