import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import * as z from 'zod';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { pauseDeadline } from '@/lib/core/deadline';
import { DomainError } from '@/lib/core/errors';
import { isAmong } from '@/lib/core/etag';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { drawShare, type ShareWords } from '@/lib/features/content/share/rules/draw-share';
import { homePictureId, type ShareKind } from '@/lib/features/content/share/rules/share-path';
import { nameIn } from '@/lib/features/member/dto/written';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { getObjectStore } from '@/lib/platform/media/store';
import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';
import { findSharedBlog, findSharedClan, findSharedDeity } from './find-shared';

/** Said with each change to how pictures are drawn. */
const drawing = 2;

interface ShareRequest {
	language: Language;
	kind: ShareKind;
	id: string;
}

interface Sheet {
	words: ShareWords;
	/** Of the picture in the window: where it lies in the store, or the portal's own. */
	window: { objectKey: string } | 'fort' | null;
}

const id = z.guid();
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

/** What a public record's picture shows; null for what is none, or not for everybody. */
async function findSheet({ language, kind, id: asked }: ShareRequest): Promise<Sheet | null> {
	const t = translator(language);
	const brand = t('site.brand');
	const findWindow = (objectKey: string | null) => objectKey && { objectKey };
	if (kind === 'page') {
		if (asked !== homePictureId) return null;
		const title = t('home.hero.title');
		return {
			words: { kind: t('sharePicture.portal'), title: title.replace('\n', ' '), line: null, brand },
			window: 'fort',
		};
	}
	if (kind === 'clan') {
		const clan = slug.safeParse(asked).success ? await findSharedClan(asked, language) : null;
		if (!clan) return null;
		const title = labelFor(getMessages(language).clans, clan.key);
		return { words: { kind: t('sharePicture.clan'), title, line: clan.vansh, brand }, window: null };
	}
	if (!id.safeParse(asked).success) return null;
	if (kind === 'story') {
		const blog = await findSharedBlog(asked);
		if (!blog) return null;
		const title = blog.title || t('fallback.untitledStory');
		const { author } = blog;
		const line = author
			? nameIn(language, { name: author, nameInOtherScript: null })
			: t('fallback.anonymous');
		return {
			words: { kind: t('sharePicture.story'), title, line, brand },
			window: findWindow(blog.objectKey) || null,
		};
	}
	const deity = await findSharedDeity(asked, language);
	if (!deity) return null;
	return {
		words: {
			kind: t(`deities.type.${deity.deityType}`),
			title: deity.name || t('fallback.unnamed'),
			line: deity.temple || deity.location,
			brand,
		},
		window: findWindow(deity.objectKey) || null,
	};
}

interface ShareAnswer {
	status: 200 | 304;
	headers: Record<string, string>;
	body: Buffer<ArrayBuffer> | null;
}

/**
 * The picture that is shown where somebody shares a public page.
 *
 * @throws DomainError `notFound` for what is not there or not public; `service.unavailable` when too many wait
 */
export async function readShare(asked: ShareRequest, ifNoneMatch: string | null): Promise<ShareAnswer> {
	const sheet = await findSheet(asked);
	if (!sheet) throw new DomainError('notFound');
	const version = createHash('sha256')
		.update(JSON.stringify([drawing, sheet]))
		.digest('base64url')
		.slice(0, 22);
	const etag = `"${version}"`;
	const headers = {
		etag,
		'cache-control': 'public, max-age=3600, stale-while-revalidate=86400',
		'content-type': 'image/png',
		// Made to be shown by others.
		'cross-origin-resource-policy': 'cross-origin',
	};
	if (isAmong(etag, ifNoneMatch)) return { status: 304, headers, body: null };
	// A caller who waits for the drawing of another caller pauses too.
	const body = await pauseDeadline(() => pictures.forceFetch(version, { context: sheet }));
	return { status: 200, headers, body };
}

/** A drawing takes some 20 MB while it is made. */
const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 32 });
registerConcurrencyGauges('sharePicture', limiter);

/** Pictures by their version. Drawing is the work of sharp, which has threads of its own. */
const pictures = new LRUCache<string, Buffer<ArrayBuffer>, Sheet>({
	maxSize: 16 * 1024 * 1024,
	sizeCalculation: ({ byteLength }) => byteLength,
	fetchMethod: (_version, _earlier, { context: sheet }) => draw(sheet),
});

async function draw(sheet: Sheet): Promise<Buffer<ArrayBuffer>> {
	// The store is read before the turn comes: a slow store keeps no other drawing waiting.
	const stored = await findStoredPicture(sheet);
	return limiter.run(async () => {
		const window = sheet.window === 'fort' ? await drawFort() : stored;
		return Buffer.from(await drawShare(sheet.words, window));
	});
}

/** The gate and the towers of the portal's picture, without its border. */
const fortWindow = { left: 393, top: 26, width: 480, height: 576 };

async function drawFort(): Promise<Buffer> {
	const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public/og-default.png');
	return sharp(await readFile(file))
		.extract(fortWindow)
		.png()
		.toBuffer();
}

async function findStoredPicture({ window }: Sheet): Promise<Buffer | null> {
	if (window === null || window === 'fort') return null;
	const store = await getObjectStore();
	return store.get(window.objectKey);
}
