import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
	chooseAdminLanguage,
	chooseLanguage,
	clearLanguageCookie,
	restoreLanguage,
	takeKeptEdits,
} from './language';

const assign = vi.fn();
const replace = vi.fn();
const reload = vi.fn();
let cookies: string[];
let stored: Map<string, string>;

function openPage(address: string, { choice, cookie }: { choice?: string; cookie?: string }) {
	const { pathname, search, hash } = new URL(address, 'http://localhost');
	stored = new Map(choice ? [['preferredLanguage', choice]] : []);
	cookies = [];
	vi.stubGlobal('location', { pathname, search, hash, assign, replace, reload });
	vi.stubGlobal('localStorage', {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	});
	const inTab = new Map<string, string>();
	vi.stubGlobal('sessionStorage', {
		getItem: (key: string) => inTab.get(key) ?? null,
		setItem: (key: string, value: string) => void inTab.set(key, value),
		removeItem: (key: string) => void inTab.delete(key),
	});
	vi.stubGlobal('document', {
		get cookie() {
			return cookie ?? '';
		},
		set cookie(written: string) {
			cookies.push(written);
		},
	});
}

beforeEach(() => {
	vi.clearAllMocks();
});

describe('chooseLanguage', () => {
	it('tells the page of the other language once that edits are kept', () => {
		openPage('/share-story', {});
		chooseLanguage('en');
		expect(takeKeptEdits()).toBe(false);
		chooseLanguage('en', true);
		expect(takeKeptEdits()).toBe(true);
		expect(takeKeptEdits()).toBe(false);
	});

	it('keeps the choice in both places and shows the same page', () => {
		openPage('/blogs?create=true#first', {});
		chooseLanguage('en');
		expect(stored.get('preferredLanguage')).toBe('en');
		expect(cookies).toEqual(['preferredLanguage=en; path=/; max-age=31536000; samesite=lax']);
		expect(assign).toHaveBeenCalledWith('/en/blogs?create=true#first');
	});

	it('goes back to the unprefixed address for Hindi', () => {
		openPage('/en', {});
		chooseLanguage('hi');
		expect(assign).toHaveBeenCalledWith('/');
	});
});

it('the back office keeps a choice of its own and leaves the portal’s alone', () => {
	openPage('/admin/users?page=2', { choice: 'en' });
	chooseAdminLanguage('hi');
	expect(cookies).toEqual(['adminLanguage=hi; path=/; max-age=31536000; samesite=lax']);
	expect(stored.get('preferredLanguage')).toBe('en');
	expect(reload).toHaveBeenCalledOnce();
	expect(assign).not.toHaveBeenCalled();
});

describe('restoreLanguage', () => {
	it('puts back a lost cookie and shows an unprefixed page in the chosen language', () => {
		openPage('/about', { choice: 'en', cookie: 'other=1' });
		restoreLanguage();
		expect(cookies).toHaveLength(1);
		expect(replace).toHaveBeenCalledWith('/en/about');
	});

	it('stays on a page whose address names its language', () => {
		openPage('/en/about', { choice: 'hi' });
		restoreLanguage();
		expect(cookies).toHaveLength(1);
		expect(replace).not.toHaveBeenCalled();
	});

	it('stays in Hindi where the address asks for it, with any saved choice', () => {
		openPage('/deity/1?in=hi', { choice: 'en' });
		restoreLanguage();
		expect(cookies).toHaveLength(1);
		expect(replace).not.toHaveBeenCalled();
	});

	it.each([
		['nothing was chosen', {}],
		['the cookie is there', { choice: 'en', cookie: 'preferredLanguage=en' }],
		['the choice is not one of ours', { choice: 'gu' }],
	])('does nothing when %s', (_, browser) => {
		openPage('/about', browser);
		restoreLanguage();
		expect(cookies).toEqual([]);
		expect(replace).not.toHaveBeenCalled();
	});
});

describe('clearLanguageCookie', () => {
	it('removes the cookie and leaves the choice', () => {
		openPage('/', { choice: 'en', cookie: 'preferredLanguage=en' });
		clearLanguageCookie();
		expect(cookies).toEqual(['preferredLanguage=; path=/; max-age=0; samesite=lax']);
		expect(stored.get('preferredLanguage')).toBe('en');
	});
});
