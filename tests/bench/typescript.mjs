// Preload of the measuring process and, inherited, of its threads: all of them run TypeScript as it is written.
import { register } from 'tsx/esm/api';

register();
