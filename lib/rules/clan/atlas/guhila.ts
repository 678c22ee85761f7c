/** Khaanps of the Guhila, in the form that `parse.ts` reads; most are of the Sisodiya. */
export const guhila = `
Guhila/Gahlot/Gehlot/Guhilot|गुहिल/गहलोत/गेहलोत||Udaipur=उदयपुर:Udaipur, Mewar=मेवाड़|Ban=बाण माता
Aharya/Ahariya/Ahara|आहड़िया/अहाड़िया/आहाड़ा||Dungarpur=डूंगरपुर:Dungarpur, Banswara=बांसवाड़ा:Banswara
Mangaliya|मांगलिया
Pipara/Pipada|पीपाड़ा
Gohil|गोहिल|disputed|Bhavnagar=भावनगर, Palitana=पालीताणा/पालीताना, Rajpipla=राजपीपला, Lathi=लाठी
Sisodiya|सिसोदिया||Pratapgarh/Partapgarh=प्रतापगढ़:Pratapgarh
>Chundawat|चूंडावत/चुंडावत||Salumber/Salumbar=सलूम्बर/सलूंबर:Salumbar
>>Krishnawat/Kishnawat Chundawat|कृष्णावत||Bhainsrorgarh=भैंसरोड़गढ़:Chittorgarh, Kurabar=कुराबड़:Udaipur
>>Jagawat|जगावत||Amet=आमेट:Rajsamand
>>Sangawat|सांगावत||Deogarh/Devgarh=देवगढ़:Rajsamand
>>Meghawat|मेघावत||Begun=बेगूं:Chittorgarh
>>Ranmalot|रणमलोत
>>Khengarot|खेंगारोत
>Shaktawat/Shaktavat|शक्तावत||Bhindar=भींडर:Udaipur, Bansi=बानसी:Chittorgarh, Bohera=बोहेड़ा:Chittorgarh, Sawar=सावर:Ajmer
>Ranawat|राणावत||Shahpura=शाहपुरा:Bhilwara, Banera=बनेड़ा:Bhilwara, Karjali=करजाली:Udaipur, Shivrati=शिवरती:Bhilwara, Bagor=बागोर:Bhilwara
>>Viramdevot/Biramdevot|वीरमदेवोत||Hamirgarh=हमीरगढ़:Bhilwara
>>Sujansinghot|सुजानसिंहोत/सुजानसिंघोत
>>Purawat|पूरावत||Mangrop=मंगरोप:Bhilwara, Gurla=गुरलां:Bhilwara
>Kanawat|कानावत||Amargarh=अमरगढ़:Bhilwara
>Sarangdevot/Saranggdevot/Sarangdeot|सारंगदेवोत||Kanor=कानोड़:Udaipur, Bathera=बाठेड़ा:Udaipur
>Dulawat|दूलावत/दुलावत
>Lunawat|लूणावत
>Kitawat|कीतावत
>Salakhawat|सलखावत
>Mojawat|मोजावत
>Sagarawat|सगरावत||Umri=उमरी
>Surajmalot|सूरजमलोत
>Chandrawat|चंद्रावत/चन्द्रावत||Rampura=रामपुरा
`;
