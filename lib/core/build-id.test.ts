import { expect, it } from 'vitest';
import { isNewerBuild } from './build-id';

it.each([
	['mi8x3k2p', 'mi8x3k2o', true],
	['mi8x3k2p', 'mi8x3k2p', false],
	['mi8x3k2o', 'mi8x3k2p', false],
	['', 'mi8x3k2p', false],
])('whether %j is newer than %j: %j', (other, own, isNewer) => {
	expect(isNewerBuild(other, own)).toBe(isNewer);
});
