/** Khaanps of the Rathore, in the form that `parse.ts` reads. */
export const rathore = `
Rathore/Rathor/Rathod|राठौड़/राठौर||Jodhpur=जोधपुर:Jodhpur, Bikaner=बीकानेर:Bikaner, Kishangarh=किशनगढ़:Ajmer, Ratlam=रतलाम, Sitamau=सीतामऊ, Sailana=सैलाना, Idar=ईडर, Jhabua=झाबुआ|Naganechiya=नागणेच्या|Gautam=गौतम
Jodha/Jodhawat|जोधा/जोधावत||Bhadrajun=भाद्राजून:Jalore, Khairwa=खैरवा:Pali, Ladnun=लाडनूं:Nagaur, Pisangan=पीसांगन:Ajmer
Mertia/Medatiya/Mertiya|मेड़तिया||Merta=मेड़ता:Nagaur
>Jaimalot|जयमलोत||Badnor=बदनोर:Bhilwara
>Chandawat|चांदावत||Balunda=बलूंदा:Pali
>Gopinathot|गोपीनाथोत||Ghanerao=घाणेराव:Pali
>Madhodasot|माधोदासोत||Rian=रीयां:Nagaur, Alniawas=आलणियावास:Nagaur
>Raghunathsinghot/Raghunathot|रघुनाथसिंहोत/रघुनाथसिंघोत/रघुनाथोत||Kuchaman=कुचामन:Nagaur, Marot=मारोठ:Nagaur, Minda=मींडा:Nagaur
>Keshodasot/Kesodasot/Keshavdasot|केशोदासोत/केसोदासोत/केशवदासोत
>Vishandasot/Bishandasot|विशनदासोत/बिशनदासोत
>Goyandasot/Govinddasot|गोयंददासोत/गोविंददासोत
>Sanwaldasot|सांवलदासोत
>Raisalot|रायसलोत
>Surtanot|सुरताणोत
>Ishardasot|ईशरदासोत/ईसरदासोत
>Jagmalot|जगमालोत
Champawat/Chanpawat|चांपावत/चंपावत||Pokaran=पोकरण:Jaisalmer, Auwa=आउवा:Pali, Ahor=आहोर:Jalore, Rohat=रोहट:Pali, Daspan=दासपां:Jalore, Harsolav=हरसोलाव:Nagaur
>Vitthaldasot/Bithaldasot|विट्ठलदासोत/बीठलदासोत
>Gopaldasot|गोपालदासोत
>Aidanot|आईदानोत
Kumpawat|कूंपावत/कुंपावत||Asop=आसोप:Jodhpur, Chandawal=चंडावल:Pali, Kantaliya=कंटालिया:Pali, Siriyari=सिरियारी:Pali
Udawat|ऊदावत/उदावत||Nimaj=नीमाज/निमाज:Pali, Raipur Marwar=रायपुर मारवाड़:Pali, Raas=रास:Pali, Lambiya=लांबिया:Pali
Jaitawat/Jetawat|जैतावत/जेतावत||Bagri=बगड़ी:Pali
Bika/Bikawat|बीका/बीकावत
>Ratansinghot/Ratansiot|रतनसिंहोत/रतनसिंघोत/रतनसिओत||Mahajan=महाजन:Bikaner
>Sringot/Shringot|शृंगोत/श्रृंगोत||Bhukarka=भूकरका:Hanumangarh, Sidhmukh=सिधमुख:Churu, Jasana=जसाणा:Hanumangarh
>Prithvirajot/Prithirajot|पृथ्वीराजोत||Dadrewa=ददरेवा:Churu
>Naranot/Narangot|नारणोत/नारंगोत
>Ghadsiot/Gharsiot|घड़सिओत/घड़सीयोत
>Kishansinghot|किशनसिंहोत/किशनसिंघोत
>Rajvi/Anandsinghot|राजवी/आनंदसिंहोत/आनंदसिंघोत
>Amarawat/Amrawat|अमरावत
>Bhimrajot|भीमराजोत
Kandhlot/Kandhalot|कांधलोत/कांधलौत
>Banirot|बणीरोत||Churu=चूरू:Churu
>Rawatot|रावतोत||Rawatsar=रावतसर:Hanumangarh
Bidawat|बीदावत||Bidasar=बीदासर:Churu, Sandwa=सांडवा:Churu, Charwas=चाड़वास:Churu
>Manohardasot|मनोहरदासोत
>Tejsiot/Tejsinghot|तेजसिओत/तेजसिंहोत/तेजसिंघोत
>Madnawat|मदनावत
Karamsot/Karmsot/Karamsiot|करमसोत/करमसियोत/कर्मसोत||Khimsar/Khinvsar=खींवसर/खींमसर:Nagaur, Panchodi=पांचोड़ी:Nagaur
Mandlot/Mandlawat/Mandla|मंडलोत/मंडलावत/मांडलोत/मंडला||Sarunda=सारुंडा:Bikaner
Dhandhal/Dhandhul/Dhandal|धांधल||Kolu=कोलू:Jodhpur
Karnot|करणोत||Kanana=कानाना/काणाणा:Barmer, Samdari=समदड़ी:Barmer
Patawat|पातावत
Rupawat|रूपावत
Bhakharot/Bhakhrot|भाखरोत
Bala|बाला||Mokalsar=मोकलसर:Barmer
Mahecha|महेचा||Jasol=जसोल:Barmer, Sindhari=सिणधरी:Barmer
Kotadiya|कोटड़िया||Kotra=कोटड़ा:Barmer
Barmera|बाड़मेरा
Jaitmalot/Jetmalot|जैतमालोत/जेतमालोत||Gura Malani=गुड़ामालानी:Barmer
Pokarna/Pokharna|पोकरणा/पोखरणा
Narawat|नरावत
Raimalot|रायमलोत
Raipalot|रायपालोत
Bharmalot|भारमलोत
Shivrajot|शिवराजोत
Varsinghot/Barsinghot|वरसिंहोत/वरसिंघोत/बरसिंघोत
Akhairajot/Akherajot|अखैराजोत/अखेराजोत
Randhirot/Ranadhirot|रणधीरोत
Devrajot|देवराजोत||Setrawa=सेतरावा:Jodhpur
Gogade/Gogadeo|गोगादे/गोगादेव||Sekhala=सेखाला:Jodhpur
Chahadde/Chahardeot|चाहड़दे/चाहड़देओत
Ardakmalot/Arakmalot|अड़कमालोत/अरड़कमालोत
Dungrot/Dungarot|डूंगरोत
Hapawat|हापावत
Mandnot/Mandanot|मांडणोत
Bairawat/Berawat|बैरावत/बेरावत
Lakhawat|लाखावत
Surawat|सूरावत
Bhadawat|भादावत
Sandawat|सांडावत
Hathundia/Hatundia|हथूंडिया/हस्तिकुंडिया
Uhad/Ohad|ऊहड़
Khokhar|खोखर
Jolu|जोलू
Phitak|फिटक
Vadhel/Wadhel|वाढेल|disputed|Beyt=बेट द्वारका
Vaja|वाजा|disputed
`;
