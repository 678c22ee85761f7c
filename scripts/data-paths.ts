import path from 'node:path';
import type { Settings } from '@/lib/platform/env/env';

export const clusterFolder = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'postgres');

/** From which files the embedded database was prepared. It lies in the cluster and goes when that goes. */
export const preparationNote = (settings: Pick<Settings, 'dataDir'>) =>
	path.join(clusterFolder(settings), 'prepared-from');
