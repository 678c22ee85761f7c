import { randomUUID } from 'node:crypto';
import { nameKey } from '@/lib/core/name-key';
import { searchKey } from '@/lib/core/text-folding';
import { prepareRelativeAccount } from '@/lib/features/account/commands/make-relative-account';
import { demoEmails } from '@/lib/features/account/demo/constants';
import { agreementVersion, getExpiry } from '@/lib/features/matching/guardians/rules';
import { joinAddressOptions } from '@/lib/features/member/address/commands';
import { typedOptions } from '@/lib/features/member/address/rules';
import {
	insertUnclaimedAccount,
	type RelativeAccount,
} from '@/lib/features/member/commands/unclaimed-accounts';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import type { Prisma } from '@/lib/platform/db/generated/client';
import type { NamePrefix } from '@/lib/platform/db/generated/enums';
import { insertMedia } from '@/lib/platform/media/pictures';
import type { SeedPart } from '../seed-part';
import { discardSeedPictures, storeSeedPictures } from '../seed-pictures';
import { demoBlogs, sampleNote } from './blogs';
import { demoTrees } from './families';
import { type LinkedMember, rowsOfTree } from './family-plan';
import { demoPictures } from './gallery';
import { demoGuardianships, demoInterests, demoShortlists, demoWishes } from './matches';
import { type DemoMember, demoEmail, demoMembers, houses } from './members';

const dayMs = 24 * 60 * 60 * 1000;
const greyFrom = 1968;

/** Sample members with their families, blogs and pictures: all of them, or none. */
export function seedDemo(now: Date, passwordHash: string | null): SeedPart {
	return {
		title: 'sample members, families, stories and pictures',
		isMissing: async (tx) =>
			(await tx.member.count({ where: { isAdmin: false } })) === 0 &&
			(await tx.familyTree.count()) === 0 &&
			(await tx.blog.count()) === 0 &&
			(await tx.galleryImage.count()) === 0,
		prepare: async () => {
			const photographed = demoMembers.flatMap(({ key, photo }) => (photo === null ? [] : [{ key, photo }]));
			const stored = await storeSeedPictures([
				...photographed.map(({ photo }) => photo),
				...demoBlogs.map(({ cover }) => cover),
				...demoPictures.map(({ picture }) => picture),
			]);
			const relatives = await prepareRelatives(now);
			const photos = stored.slice(0, photographed.length);
			const covers = stored.slice(photographed.length, photographed.length + demoBlogs.length);
			const pictures = stored.slice(photographed.length + demoBlogs.length);
			return {
				insert: async (tx) => {
					const members = demoMembers.map((member, at) => memberRow(member, at, now, passwordHash));
					const idOf = new Map(demoMembers.map(({ key }, at) => [key, members[at]?.id ?? null]));
					await tx.member.createMany({ data: members });
					for (const [at, { key }] of photographed.entries()) {
						const photo = photos[at];
						const id = idOf.get(key);
						if (!photo || !id) continue;
						const photoId = await insertMedia(tx, photo, id);
						await tx.member.update({ where: { id }, data: { photoId }, select: { id: true } });
					}
					await tx.consent.createMany({ data: members.flatMap(getConsents) });
					await insertMatches(tx, idOf, now);
					await joinAddressOptions(tx, members.flatMap(typedOptions));
					await insertTrees(tx, members, relatives, now);
					for (const [at, blog] of demoBlogs.entries()) {
						const cover = covers[at];
						const senderId = idOf.get(blog.sender) ?? null;
						const imageId = cover ? await insertMedia(tx, cover, senderId) : null;
						await tx.blog.create({
							data: {
								title: blog.title,
								titleKey: searchKey(blog.title),
								content: `${blog.content}\n\n${sampleNote[blog.language]}`,
								author: blog.author,
								authorKey: searchKey(blog.author),
								language: blog.language,
								senderId,
								imageId,
								...moderation(blog, now),
							},
							select: { id: true },
						});
					}
					for (const [at, entry] of demoPictures.entries()) {
						const { title, description, category, featured, language, sender } = entry;
						const picture = pictures[at];
						if (!picture) continue;
						const senderId = idOf.get(sender) ?? null;
						const mediaId = await insertMedia(tx, picture, senderId);
						await tx.galleryImage.create({
							data: {
								title,
								titleKey: searchKey(title),
								description,
								category,
								featured: featured ?? false,
								language,
								senderId,
								mediaId,
								...moderation(entry, now),
							},
							select: { id: true },
						});
					}
				},
				discard: () => discardSeedPictures(stored),
			};
		},
	};
}

/** The accounts that sample members have made for relatives, by key. Nobody knows their passwords. */
async function prepareRelatives(now: Date): Promise<Map<string, RelativeAccount>> {
	const accounts = new Map<string, RelativeAccount>();
	for (const { people, clan, relatives = [] } of demoTrees) {
		for (const { card, key } of relatives) {
			const person = people[card];
			if (!person || !('name' in person)) throw new Error(`The sample data make no account for ${card}`);
			const profile = {
				name: person.name,
				gender: person.sex === 'm' ? ('Male' as const) : ('Female' as const),
				clan: person.clan ?? clan,
			};
			const typed = { email: demoEmail(key), password: randomUUID(), profile, language: 'hi' as const };
			accounts.set(key, await prepareRelativeAccount(typed, now));
		}
	}
	return accounts;
}

async function insertTrees(
	tx: Prisma.TransactionClient,
	members: MemberRow[],
	accounts: ReadonlyMap<string, RelativeAccount>,
	now: Date,
): Promise<void> {
	const linked = new Map<string, LinkedMember>(
		demoMembers.flatMap(({ key }, at) => {
			const row = members[at];
			return row ? [[key, getCard(row)] as const] : [];
		}),
	);
	for (const [at, plan] of demoTrees.entries()) {
		const { tree, people, parentLinks, unions, requests, relatives } = rowsOfTree(plan, linked, randomUUID);
		const createdAt = new Date(now.getTime() - (60 - at * 12) * dayMs);
		await tx.familyTree.create({ data: { ...tree, isDemo: true, createdAt }, select: { id: true } });
		await tx.person.createMany({ data: people.map((person) => ({ ...person, createdAt })) });
		await tx.parentLink.createMany({ data: parentLinks });
		await tx.union.createMany({ data: unions });
		await tx.familyRequest.createMany({
			data: requests.map((request, nth) => {
				const asked = new Date(now.getTime() - (request.status === 'pending' ? 1 : 40 - nth) * dayMs);
				return {
					...request,
					createdAt: asked,
					answeredAt: request.status === 'pending' ? null : new Date(asked.getTime() + dayMs),
				};
			}),
		});
		for (const { key, stated } of relatives) {
			const account = accounts.get(key);
			if (!account) continue;
			const id = await insertUnclaimedAccount(tx, account, stated, now);
			await tx.member.update({ where: { id }, data: { isDemo: true }, select: { id: true } });
		}
	}
}

type MemberRow = ReturnType<typeof memberRow>;

function memberRow(member: DemoMember, at: number, now: Date, passwordHash: string | null) {
	const email = demoEmail(member.key);
	const house = houses.get(member.clan);
	const joined = new Date(now.getTime() - (420 - at * 6) * dayMs);
	const isHindi = /\p{Script=Devanagari}/u.test(member.name);
	return {
		id: randomUUID(),
		email,
		emailKey: email,
		passwordHash: email === demoEmails.member || email === demoEmails.unmarried ? passwordHash : null,
		claimedAt: joined,
		emailConfirmedAt: joined,
		createdAt: joined,
		isDemo: true,
		language: isHindi ? ('hi' as const) : ('en' as const),
		familyTreePrivacy: member.privacy,
		isListed: member.isListed,
		name: member.name,
		nameKey: nameKey(member.name),
		prefix: getPrefix(member),
		gender: member.gender,
		bornOn: new Date(Date.UTC(member.born, (at * 5) % 12, 1 + ((at * 11) % 28))),
		bornPrecision: 'day' as const,
		education: member.education,
		profession: member.profession,
		location: member.location,
		// No such number can be called.
		mobileNumber: `+91 00000 ${String(100 + at).padStart(5, '0')}`,
		fatherName: member.father,
		clan: member.clan,
		clanKey: searchKey(member.clan),
		dynasty: house?.dynasty ?? null,
		dynastyKey: house ? searchKey(house.dynasty) : null,
		sakh: member.sakh,
		gotra: member.gotra,
		motherClan: member.motherClan,
		isMarried: member.married,
		// Many do not know.
		isManglik: at % 3 === 2 ? null : at % 7 === 3,
		villageAddress: member.village,
		ancestralResidence: member.village,
		tehsil: member.tehsil,
		district: member.district,
		lordName: house?.god ?? null,
		lordPlace: house?.lordPlace ?? null,
		ancestorPlace: member.village,
		familyGoddess: house?.goddess ?? null,
		familyGod: house?.god ?? null,
		marriagePlace: member.married ? member.district : null,
	};
}

function getPrefix({ gender, married, born }: DemoMember): NamePrefix {
	if (gender === 'Female') return married ? 'Smt' : 'Kumari';
	if (!married) return 'Kunwar';
	return born < greyFrom ? 'Thakur' : 'Shri';
}

function getCard(row: MemberRow): LinkedMember {
	const { id, name, gender, bornOn, bornPrecision, profession, location, isMarried } = row;
	const { clan, dynasty, sakh, gotra, motherClan } = row;
	return {
		...{ id, name, gender, bornOn, bornPrecision, profession, location, isMarried },
		...{ clan, dynasty, sakh, gotra, motherClan },
	};
}

/** To the terms, and what they have said about being shown for matches: a refusal is an agreement withdrawn at once. */
function getConsents({ id, language, createdAt }: MemberRow, at: number) {
	const consent = { memberId: id, language, givenAt: createdAt, textVersion: builtInTermsVersion };
	const wantsMatches = demoMembers[at]?.wantsMatches ?? null;
	const withdrawnAt = wantsMatches === false ? createdAt : null;
	return [
		{ ...consent, purpose: 'terms' as const },
		...(wantsMatches === null ? [] : [{ ...consent, purpose: 'matrimonial' as const, withdrawnAt }]),
	];
}

async function insertMatches(
	tx: Prisma.TransactionClient,
	ids: ReadonlyMap<string, string | null>,
	now: Date,
): Promise<void> {
	const getId = (key: string) => {
		const id = ids.get(key);
		if (!id) throw new Error(`The sample data name ${key}, who is no member`);
		return id;
	};
	await tx.partnerWishes.createMany({
		data: demoWishes.map(({ member, ages, districts = [], education = null, isEducationMust = false }) => ({
			memberId: getId(member),
			ageFrom: ages?.[0] ?? null,
			ageTo: ages?.[1] ?? null,
			districts: [...districts],
			clans: [],
			education,
			isEducationMust,
		})),
	});
	await tx.guardianship.createMany({
		data: demoGuardianships.map(({ candidate, guardian, daysOld, months, ...words }) => {
			const agreedAt = new Date(now.getTime() - daysOld * dayMs);
			return {
				...{ candidateId: getId(candidate), guardianId: getId(guardian), ...words },
				...{ status: 'agreed' as const, createdAt: agreedAt, agreedAt },
				...{ expiresAt: getExpiry(agreedAt, months), hasLastWord: false, contactOf: 'guardian' as const },
				...{ textVersion: agreementVersion, language: 'hi' as const },
			};
		}),
	});
	await tx.guardianAct.createMany({
		data: demoInterests.flatMap(({ from, by, to, daysOld }) => {
			if (!by) return [];
			const createdAt = new Date(now.getTime() - daysOld * dayMs);
			const act = { candidateId: getId(from), guardianId: getId(by), otherId: getId(to) };
			return { ...act, action: 'sent' as const, createdAt };
		}),
	});
	await tx.interest.createMany({
		data: demoInterests.map(({ from, by, to, status, daysOld, ...answers }) => {
			const createdAt = new Date(now.getTime() - daysOld * dayMs);
			return {
				fromMemberId: getId(from),
				...(by && { fromById: getId(by), fromWaitsAt: createdAt }),
				toMemberId: getId(to),
				status,
				...answers,
				createdAt,
				answeredAt: status === 'accepted' ? new Date(createdAt.getTime() + dayMs) : null,
			};
		}),
	});
	await tx.matchMark.createMany({
		data: demoShortlists.map(({ member, other }) => ({
			memberId: getId(member),
			otherId: getId(other),
			kind: 'shortlisted' as const,
		})),
	});
}

interface Sent {
	status: 'approved' | 'pending' | 'rejected';
	rejectionReason?: string;
	daysOld: number;
}

function moderation({ status, rejectionReason, daysOld }: Sent, now: Date) {
	const createdAt = new Date(now.getTime() - daysOld * dayMs);
	return {
		status,
		rejectionReason: rejectionReason ?? null,
		isDemo: true,
		createdAt,
		approvedAt: status === 'approved' ? new Date(createdAt.getTime() + dayMs / 2) : null,
	};
}
