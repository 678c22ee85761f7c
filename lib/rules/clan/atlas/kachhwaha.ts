/** Khaanps of the Kachhwaha, in the form that `parse.ts` reads. */
export const kachhwaha = `
Kachhwaha/Kachwaha/Kachhawa|कछवाहा||Amber/Amer=आमेर:Jaipur, Jaipur=जयपुर:Jaipur, Indurkhi=इंदुरखी|Jamwai=जमवाय|Manav=मानव
Rajawat|राजावत||Jhilai=झिलाय/झिलाई:Tonk, Isarda=ईसरदा:Tonk, Siwar=सिवाड़:Sawai Madhopur, Barwara=बरवाड़ा:Sawai Madhopur
Shekhawat|शेखावत||Khachariawas/Khachariyawas=खाचरियावास:Sikar, Amarsar=अमरसर:Jaipur
>Ladkhani/Larkhani|लाडखानी/लाड़खानी
>Raoji ka/Rao ji ka/Raojika|रावजी का/राव जी का||Sikar=सीकर:Sikar, Kasli=कासली:Sikar
>Bhojrajji ka/Bhojraj ji ka/Bhojrajka|भोजराजजी का/भोजराज जी का||Udaipurwati=उदयपुरवाटी:Jhunjhunu, Khetri=खेतड़ी:Jhunjhunu, Mandawa=मंडावा:Jhunjhunu, Nawalgarh=नवलगढ़:Jhunjhunu, Bissau=बिसाऊ:Jhunjhunu, Dundlod=डूंडलोद:Jhunjhunu, Surajgarh=सूरजगढ़:Jhunjhunu, Alsisar=अलसीसर:Jhunjhunu, Malsisar=मलसीसर:Jhunjhunu
>Girdharji ka/Girdhar ji ka|गिरधरजी का/गिरधर जी का||Khandela=खंडेला:Sikar
>Parasrampota/Parasramji ka/Parashurampota|परसरामपोता/परसरामजी का/परशुरामपोता
>Tajkhani|ताजखानी
>Harramji ka/Hariramji ka|हररामजी का/हरिरामजी का
>Gopalji ka|गोपालजी का
>Sanwaldasji ka|सांवलदासजी का
>Ugrasenji ka|उग्रसेनजी का
>Lunkaranji ka/Lunkaranot|लूणकरणजी का/लूणकरणोत||Manoharpur=मनोहरपुर:Jaipur
>Achaldasji ka|अचलदासजी का
>Chandapota|चांदापोता
>Jagmalji ka|जगमालजी का
>Sahasmalji ka|सहसमलजी का
>Raimalji ka|रायमलजी का
>Tejsi ka|तेजसी का
>Ratnawat|रतनावत
>Milakpuria|मिलकपुरिया
>Khejdolia/Khejrolia|खेजड़ोलिया
>Taknet/Teknet|टकणेत/टकनेत
>Satalpota|सातलपोता
>Baghawat|बाघावत
Nathawat|नाथावत||Chomu/Chaumu=चौमूं/चोमू:Jaipur, Samod=सामोद:Jaipur, Morija=मोरीजा:Jaipur
Khangarot|खंगारोत||Diggi=डिग्गी:Tonk, Jobner=जोबनेर:Jaipur, Dudu=दूदू:Jaipur, Naraina=नरायना:Jaipur, Pachewar=पचेवर:Tonk
Naruka|नरूका/नरुका||Alwar=अलवर:Alwar, Uniara=उनियारा:Tonk, Lawa=लावा:Tonk
>Dasawat|दासावत
>Lalawat|लालावत
Chaturbhujot|चतुर्भुजोत||Bagru=बगरू:Jaipur
Balbhadrot|बलभद्रोत||Achrol=अचरोल:Jaipur
Kalyanot|कल्याणोत||Kalwar=कालवाड़:Jaipur
Dhirawat|धीरावत
Kumbhani|कुंभाणी/कुम्भाणी/कुंभानी||Banskhoh=बांसखोह:Jaipur
Kumbhawat|कुंभावत
Bankawat|बांकावत||Lawan=लवाण:Dausa
Pachyanot/Panchayanot|पच्याणोत/पंचायणोत
Sultanot|सुल्तानोत/सुलतानोत
Puranmalot|पूरणमलोत||Nimera=नीमेड़ा:Jaipur
Shivbrahmpota|शिवब्रह्मपोता||Nindar=नींदड़:Jaipur
Banvirpota|बणवीरपोता/बनवीरपोता
Hamirdeka/Hamirde ka|हमीरदेका/हमीरदे का
Gogawat|गोगावत||Duni=दूनी:Tonk
Pratappota|प्रतापपोता
Rupsinghot|रूपसिंहोत/रूपसिंघोत
Bhimpota|भीमपोता
Pradhanka|प्रधानका
Delanot|देलणोत
Jhamawat|झामावत
Ghelanot|घेलणोत
Someshwarpota|सोमेश्वरपोता
Kushwaha|कुशवाहा|disputed
`;
