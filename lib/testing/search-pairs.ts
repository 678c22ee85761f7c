/**
 * What is stored, and what somebody types to find it. The first set was there while matching was built. The second
 * was written after the folding was fixed, from names, clans and places that were never looked at before; a developer who
 * changes folding or matching because a pair of it fails writes a new one.
 */
interface SearchPairs {
	names: string;
	clans: string;
	places: string;
	/** Small typing errors and words that are typed in part. */
	slips: string;
}

export type PairKind = keyof SearchPairs;

export const developmentPairs: SearchPairs = {
	names: `
भंवर सिंह | Bhanwar Singh
Pratap Singh | प्रताप सिंह
जसवंत सिंह | Jaswant Singh
Gayatri Kanwar | गायत्री कंवर
महेंद्र सिंह राठौड़ | Mahendra Rathore
Surendra Singh | सुरेंद्र
विक्रम सिंह | Vikramsingh
पृथ्वीराज चौहान | Prithviraj Chauhan
Digvijay Singh | दिग्विजय
लक्ष्मण सिंह | Laxman Singh
राजेंद्र सिंह शेखावत | Rajendra Shekhawat
Jitendra Bhati | जितेन्द्र भाटी
उम्मेद सिंह | Umaid Singh
Kirti Kumari | कीर्ति
पूनम कंवर | Poonam Kanwar
ज्ञान सिंह | Gyan Singh
दयाराम | Dayaram
फ़तेह सिंह | Fateh Singh
Zorawar Singh | जोरावर सिंह
ऐश्वर्या राजे | Aishwarya Raje
यशवंत सिंह | Yashwant
Krishna Kumari | कृष्णा कुमारी`,
	clans: `
राठौड़ | Rathod
Sisodia | सिसोदिया
शेखावत | Shekhavat
Kachhwaha | कछवाहा
तंवर | Tanwar
गहलोत | Gehlot
Bundela | बुंदेला
पंवार | Panwar
चूंडावत | Chundawat
देवड़ा | Deora
मेड़तिया | Mertiya
Jadeja | जडेजा
भदौरिया | Bhadauria
सूर्यवंशी | Suryawanshi
Raghuvanshi | रघुवंशी
झाला | Zala`,
	places: `
जोधपुर | Jodhpur
Udaipur | उदयपुर
बाड़मेर | Barmer
Bhilwara | भीलवाड़ा
चित्तौड़गढ़ | Chittorgarh
नागौर | Nagaur
Jhunjhunu | झुंझुनूं
हनुमानगढ़ | Hanumangarh
कुंभलगढ़ | Kumbhalgarh
Nathdwara | नाथद्वारा
रणथंभौर | Ranthambore
सवाई माधोपुर | Swai Madhopur
मेवाड़ | Mewad
Marwar | मारवाड़`,
	slips: `
राठौड़ | Rathroe
Shekhawat | Shekawhat
महेंद्र सिंह | Mahedra
Jaisalmer | Jaislmer
बीकानेर | Bikanr
राठौड़ | Rath
Sisodia | Siso
चित्तौड़गढ़ | Chitt
विक्रम सिंह | Vikr
भंवर सिंह | Bhan
Udaipur | उदय
Mahendra Singh | महें`,
};

export const heldOutPairs: SearchPairs = {
	names: `
हनवंत सिंह | Hanwant Singh
Gaj Singh | गज सिंह
करण सिंह | Karan Singh
अमर सिंह | Amar Singh
Ajeet Singh | अजीत सिंह
दुर्गादास राठौड़ | Durgadas Rathore
Padmini Devi | पद्मिनी देवी
मीरा बाई | Meera Bai
जयमल मेड़तिया | Jaimal Mertia
Kalyan Singh | कल्याण सिंह
शक्ति सिंह | Shakti Singh
Bhawani Singh | भवानी सिंह
हेमलता कंवर | Hemlata Kanwar
Chandrakanta | चंद्रकांता
नरेंद्र सिंह तोमर | Narendra Singh Tomar
Devendra Singh | देवेंद्र सिंह
शैलेंद्र सिंह | Shailendra Singh
Raghuveer Singh | रघुवीर सिंह
बलवंत सिंह | Balwant Singh
Kishan Singh | किशन सिंह
ओंकार सिंह | Omkar Singh
Uday Bhan Singh | उदयभान सिंह
छत्रसाल | Chhatrasal
वीरमदेव | Viramdev
Sajjan Singh | सज्जन सिंह
रूप कंवर | Roop Kanwar
Sushila Kanwar | सुशीला कंवर
त्रिलोक सिंह | Trilok Singh`,
	clans: `
सोनगरा | Songara
Bargujar | बड़गूजर
नरूका | Naruka
खंगारोत | Khangarot
Katoch | कटोच
Pathania | पठानिया
जसरोटिया | Jasrotia
वाघेला | Waghela
Gohil | गोहिल
सरवैया | Sarvaiya
चुडासमा | Chudasama
Bais | बैस
Dogra | डोगरा
जोधा | Jodha
ऊदावत | Udawat
जैतावत | Jaitawat
निकुंभ | Nikumbh`,
	places: `
अजमेर | Ajmer
Sirohi | सिरोही
डूंगरपुर | Dungarpur
झालावाड़ | Jhalawar
Karauli | करौली
फलोदी | Phalodi
मंडोर | Mandore
Rajkot | राजकोट
जामनगर | Jamnagar
भावनगर | Bhavnagar
Gwalior | ग्वालियर
इंदौर | Indore
ओरछा | Orchha
Kangra | कांगड़ा
चंबा | Chamba
Mandi | मंडी
शिमला | Shimla
देशनोक | Deshnok
Khetri | खेतड़ी`,
	slips: `
Balwant Singh | Blawant
अजमेर | Ajmar
Gwalior | Gwlaior
सोनगरा | Sonagra
Bhawani Singh | Bhavni
डूंगरपुर | Dungrpur
Jamnagar | Jamnagr
त्रिलोक सिंह | Trilk
Gwalior | Gwal
कल्याण सिंह | Kaly
देवेंद्र सिंह | Deven
Karauli | करौ
राजकोट | Rajk
झालावाड़ | Jhala
Pathania | पठा
Hanwant Singh | Hanwnat`,
};

/** Words of which no two mean the same person, clan or place: in Devanagari, and as they are written in Latin. */
export const unrelatedWords = `
अर्जुन Arjun
भीम Bhim
चतुर Chatur
दलपत Dalpat
एकता Ekta
गुमान Guman
हरि Hari
ईश्वर Ishwar
जालम Jalam
केसर Kesar
लाल Lal
मोहन Mohan
नाहर Nahar
ओम Om
पद्मा Padma
रतन Ratan
सुमेर Sumer
तेज Tej
उर्मिला Urmila
वनराज Vanraj
योगेश Yogesh
अभय Abhay
बख्तावर Bakhtawar
छोटू Chhotu
देवकी Devki
गंगा Ganga
हिम्मत Himmat
इंद्रा Indra
जगत Jagat
कुशाल Kushal
सीता Sita
राधा Radha
विनोद Vinod
प्रकाश Prakash
मुकेश Mukesh
दिनेश Dinesh
राठौड़ Rathore
सिसोदिया Sisodia
चौहान Chauhan
कछवाहा Kachhwaha
शेखावत Shekhawat
सोलंकी Solanki
झाला Jhala
जडेजा Jadeja
तोमर Tomar
तंवर Tanwar
गहलोत Gehlot
हाड़ा Hada
बुंदेला Bundela
चंदेल Chandel
परिहार Parihar
परमार Parmar
सेंगर Sengar
भाटी Bhati
गोहिल Gohil
वाघेला Vaghela
कटोच Katoch
पठानिया Pathania
जोधपुर Jodhpur
उदयपुर Udaipur
जयपुर Jaipur
बीकानेर Bikaner
अजमेर Ajmer
कोटा Kota
बूंदी Bundi
नागौर Nagaur
पाली Pali
सिरोही Sirohi
टोंक Tonk
अलवर Alwar
भरतपुर Bharatpur
धौलपुर Dholpur
करौली Karauli
सीकर Sikar
चूरू Churu
बाड़मेर Barmer
ग्वालियर Gwalior
इंदौर Indore
राजकोट Rajkot
कांगड़ा Kangra`
	.trim()
	.split('\n')
	.map((line) => line.split(' '));

/** `[stored, typed]` of each line. */
export function pairsIn(lines: string): [stored: string, typed: string][] {
	return lines
		.trim()
		.split('\n')
		.map((line) => {
			const [stored = '', typed = ''] = line.split(' | ');
			return [stored, typed];
		});
}
