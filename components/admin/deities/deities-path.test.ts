import { expect, it } from 'vitest';
import { readListState } from '@/components/admin/list-url';
import { deitiesPath, deitiesShape } from './deities-path';

const pathFor = (address: string) => deitiesPath(readListState(new URLSearchParams(address), deitiesShape));

it.each([
	['', '/api/deities?sort=name'],
	['type=devta', '/api/deities?sort=name&type=devta'],
	['clan=Rathore&type=devi&sort=-name', '/api/deities?sort=-name&type=devi&clan=Rathore'],
	['search=Karni', '/api/deities?search=Karni'],
	['search=Karni&sort=deityType', '/api/deities?search=Karni&sort=deityType'],
])('an address with "%s" asks for %s', (address, path) => {
	expect(pathFor(address)).toBe(path);
});
