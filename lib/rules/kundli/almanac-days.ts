/**
 * When nakshatras and padas ended by published almanacs: facts for tests, copied by hand and computed by nobody here. A
 * line holds a day, a nakshatra (with its pada where the almanac names it), and the time until which it lasted, past 24:00
 * on the day after. Left out is one that contradicts another: News18 let Ashvini of 21 January 2021 end at 15:31, Drik
 * Panchang at 15:37.
 */
interface AlmanacSource {
	name: string;
	/** Minutes by which the clocks of its times are ahead of UTC. */
	offset: number;
	lines: string;
}

const india = 330;

export const almanacSources: readonly AlmanacSource[] = [
	{
		name: 'Drik Panchang, daily pages for New Delhi (bengali-day-panjika, 31/12/2020, 24/01/2022, 26/01/2022, 22/11/2025) and Buddh Gaya (28/09/2026)',
		offset: india,
		lines: `
2020-12-31 Punarvasu.2 07:26
2020-12-31 Punarvasu.3 13:38
2020-12-31 Punarvasu.4 19:49
2020-12-31 Pushya.1 25:58
2022-01-24 Hasta.4 11:15
2022-01-24 Chitra.1 17:13
2022-01-24 Chitra.2 23:08
2022-01-24 Chitra.3 29:02
2022-01-26 Swati.4 10:07
2022-01-26 Vishakha.1 15:50
2022-01-26 Vishakha.2 21:32
2022-01-26 Vishakha.3 27:13
2025-11-22 Jyeshtha.3 10:05
2025-11-22 Jyeshtha.4 16:47
2025-11-22 Mula.1 23:28
2025-11-22 Mula.2 30:09
2026-09-28 Revati.4 10:16
2026-09-28 Ashvini.1 15:59
2026-09-28 Ashvini.2 21:41
2026-09-28 Ashvini.3 27:23
`,
	},
	{
		name: 'Drik Panchang for New Delhi, as a public website repeated it day by day (October and November 2020, 21 January 2021)',
		offset: india,
		lines: `
2020-10-04 Ashvini 11:53
2020-10-05 Bharani 14:57
2020-10-06 Krittika 17:54
2020-10-07 Rohini 20:36
2020-10-08 Mrigashira 22:50
2020-10-09 Ardra 24:27
2020-10-10 Punarvasu 25:18
2020-10-11 Pushya 25:19
2020-10-12 Ashlesha 24:30
2020-10-13 Magha 22:55
2020-10-14 Purva-Phalguni 20:41
2020-10-15 Uttara-Phalguni 17:58
2020-10-16 Hasta 14:58
2020-10-17 Chitra 11:52
2020-10-18 Swati 08:52
2020-10-19 Anuradha 27:53
2020-10-20 Jyeshtha 26:12
2020-10-21 Mula 25:13
2020-10-22 Purva-Ashadha 24:59
2020-10-23 Uttara-Ashadha 25:28
2020-10-24 Shravana 26:38
2020-10-25 Dhanishtha 28:23
2020-10-27 Shatabhisha 06:37
2020-10-28 Purva-Bhadrapada 09:11
2020-10-29 Uttara-Bhadrapada 12:00
2020-10-30 Revati 14:57
2020-10-31 Ashvini 17:58
2020-11-01 Bharani 20:57
2020-11-02 Krittika 23:50
2020-11-03 Rohini 26:30
2020-11-04 Mrigashira 28:51
2020-11-06 Ardra 06:45
2020-11-07 Punarvasu 08:05
2020-11-08 Pushya 08:46
2020-11-09 Ashlesha 08:43
2020-11-10 Magha 07:56
2020-11-11 Uttara-Phalguni 28:25
2020-11-12 Hasta 25:55
2020-11-13 Chitra 23:06
2020-11-14 Swati 20:09
2020-11-15 Vishakha 17:16
2021-01-21 Ashvini 15:37
`,
	},
	{
		name: 'mypanchang.com (Pandit Mahesh Shastri), yearly almanac for Seattle, January 2017',
		offset: -480,
		lines: `
2017-01-01 Dhanishtha 27:21
2017-01-02 Shatabhisha 27:47
2017-01-03 Purva-Bhadrapada 27:45
2017-01-04 Uttara-Bhadrapada 27:15
2017-01-05 Revati 26:15
2017-01-06 Ashvini 24:48
2017-01-07 Bharani 22:56
2017-01-08 Krittika 20:47
2017-01-09 Rohini 18:26
2017-01-10 Mrigashira 16:02
2017-01-11 Ardra 13:47
2017-01-12 Punarvasu 11:49
2017-01-13 Pushya 10:19
2017-01-14 Ashlesha 09:25
2017-01-15 Magha 09:13
2017-01-16 Purva-Phalguni 09:47
2017-01-17 Uttara-Phalguni 11:07
`,
	},
	{
		name: 'daily almanacs in newspapers: Navbharat Times (19 December 2019), News18 (28 January 2021), ETV Bharat Jaipur (19 January and 21 March 2023) and Karnal (19 March 2023), India TV (11 February 2023), Morning News India (23 April 2024)',
		offset: india,
		lines: `
2019-12-19 Uttara-Phalguni 22:34
2021-01-28 Pushya 27:51
2023-01-19 Jyeshtha 15:17
2023-02-11 Chitra 25:40
2023-03-19 Dhanishtha 22:04
2023-03-21 Purva-Bhadrapada 17:25
2024-04-23 Chitra 22:32
`,
	},
];
